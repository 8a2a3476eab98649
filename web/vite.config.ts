import { readdirSync, readFileSync, writeFileSync } from "node:fs";
import { createRequire } from "node:module";
import { join, resolve } from "node:path";
import { brotliCompressSync, constants, gzipSync } from "node:zlib";
import { svelte } from "@sveltejs/vite-plugin-svelte";
import { defineConfig, type Plugin } from "vite";

const server = process.env.STOLIK_SERVER ?? "http://127.0.0.1:8000";

/** `import body from "icon:crown"` gives the inside of that icon's <svg>; icons that nobody imports stay out. */
function icons(): Plugin {
  const file = createRequire(import.meta.url).resolve("@iconify-json/game-icons/icons.json");
  let bodies: Record<string, { body: string }> | undefined;
  return {
    name: "icons",
    enforce: "pre",
    resolveId: (id) => (id.startsWith("icon:") ? `\0${id}` : undefined),
    load(id) {
      if (!id.startsWith("\0icon:")) return undefined;
      bodies ??= (JSON.parse(readFileSync(file, "utf8")) as { icons: Record<string, { body: string }> }).icons;
      const icon = bodies[id.slice("\0icon:".length)];
      if (!icon) this.error(`there is no icon ${id.slice(1)}`);
      return `export default ${JSON.stringify(icon.body)};`;
    },
  };
}

/** Writes `.br` and `.gz` beside every file that they make smaller: the server sends them as they are. */
function compressed(): Plugin {
  const letters = /\.(js|css|html|svg|json)$/;
  let folder = "";
  return {
    name: "compressed",
    apply: "build",
    configResolved: (config) => void (folder = resolve(config.root, config.build.outDir)),
    closeBundle() {
      for (const entry of readdirSync(folder, { recursive: true, withFileTypes: true })) {
        if (!entry.isFile() || !letters.test(entry.name)) continue;
        const file = join(entry.parentPath, entry.name);
        const plain = readFileSync(file);
        const best = { [constants.BROTLI_PARAM_SIZE_HINT]: plain.length };
        for (const [ending, small] of [
          [".br", brotliCompressSync(plain, { params: best })],
          [".gz", gzipSync(plain, { level: 9 })],
        ] as const) {
          if (small.length < plain.length) writeFileSync(file + ending, small);
        }
      }
    },
  };
}

export default defineConfig({
  plugins: [icons(), svelte(), compressed()],
  // Scripts and styles find each other wherever the server is; its page names them from the root, and the server puts
  // its own root before that.
  experimental: { renderBuiltUrl: (file, { hostType }) => (hostType === "html" ? `/${file}` : { relative: true }) },
  build: {
    outDir: "../src/stolik/server/client",
    emptyOutDir: true,
    assetsInlineLimit: 0,
    target: "es2022",
    // Fetching a chunk early is the browser's own trick nowadays.
    modulePreload: { polyfill: false },
  },
  server: { proxy: { "/api": { target: server, ws: true } } },
});
