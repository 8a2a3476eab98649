/**
 * What an effect asks for. Its answer counts until the effect asks again (in another language, from another seat): on a
 * slow line the answer before may come last.
 */
export function latest<T>(asked: Promise<T>, found: (value: T) => void, failed: (problem: Error) => void = () => undefined): () => void {
  let current = true;
  asked.then(
    (value) => {
      if (current) found(value);
    },
    (problem: Error) => {
      if (current) failed(problem);
    },
  );
  return () => (current = false);
}
