/** The client's own words, English and Polish. What a game says comes from the server, already in the right language. */

import { settings } from "./settings.svelte";

// A "|" parts plural forms: one | other in English, one | few | many in Polish. {n} and other names are filled in.
const WORDS = {
  "about": ["About", "O programie"],
  "about-fonts": ["Typefaces", "Kroje pisma"],
  "about-icons": ["Icons", "Ikony"],
  "about-icons-text": [
    "The pictures on cards are icons of game-icons.net by its many authors (Lorc, Delapouite and others), licensed CC BY 3.0. Colours and composition are ours.",
    "Obrazki na kartach to ikony z game-icons.net, dzieło wielu autorów (Lorc, Delapouite i inni), na licencji CC BY 3.0. Kolory i kompozycja są nasze.",
  ],
  "about-fonts-text": [
    "Brygada 1918 and Commissioner, both under the SIL Open Font License 1.1.",
    "Brygada 1918 i Commissioner, oba na licencji SIL Open Font License 1.1.",
  ],
  "about-games-text": [
    "Rules and names belong to the games' authors and publishers. Every sentence and picture here is our own; no published artwork is used. If you like a game, buy it: it is even better on a real table.",
    "Zasady i nazwy należą do autorów i wydawców gier. Wszystkie teksty i obrazki są nasze własne, bez opublikowanych ilustracji. Jeśli gra ci się podoba, kup ją: na prawdziwym stole jest jeszcze lepsza.",
  ],
  "about-text": [
    "Stolik (Polish for a small table) is a place to play tabletop games with bots and friends. It is free software under the MIT licence.",
    "Stolik to miejsce do grania w gry stołowe z botami i przyjaciółmi. To wolne oprogramowanie na licencji MIT.",
  ],
  "about-games": ["The games", "Gry"],
  "about-software": ["Software", "Oprogramowanie"],
  "about-software-text": [
    "The page is made with Svelte and uqr (both MIT); the server with Starlette, uvicorn and msgspec (BSD-3-Clause).",
    "Strona powstała z użyciem Svelte i uqr (licencja MIT), serwer – Starlette, uvicorn i msgspec (BSD-3-Clause).",
  ],
  "abort": ["Call the match off", "Przerwij grę bez wyniku"],
  "agree": ["Agree", "Zgoda"],
  "answered": ["Answered", "Odpowiedź złożona"],
  "autoplay": ["Play", "Odtwarzaj"],
  "autoplay-stop": ["Pause", "Pauza"],
  "back": ["Back", "Wróć"],
  "bot": ["Bot", "Bot"],
  "bot-level": ["Bot: {level}", "Bot: {level}"],
  "cancel": ["Cancel", "Anuluj"],
  "chat": ["Chat", "Czat"],
  "chat-say": ["Say something", "Napisz coś"],
  "chat-send": ["Send", "Wyślij"],
  "close": ["Close", "Zamknij"],
  "concede": ["Concede", "Poddaj się"],
  "confirm": ["Confirm", "Potwierdź"],
  "connecting": ["Connecting…", "Łączenie…"],
  "copied": ["Link copied", "Odnośnik skopiowany"],
  "copy-link": ["Copy link", "Kopiuj odnośnik"],
  "create": ["Create a table", "Załóż stół"],
  "decline": ["Decline", "Odmów"],
  "end": ["Last", "Koniec"],
  "export": ["Save to a file", "Zapisz do pliku"],
  "finished": ["Finished", "Zakończone"],
  "free-seat": ["Free seat", "Wolne miejsce"],
  "hand-over": ["Pass the device", "Podaj urządzenie"],
  "hand-over-ready": ["I am {name}: show my cards", "To ja, {name}: pokaż moje karty"],
  "hand-over-text": ["Now it is {name}'s turn. Nobody else should look.", "Teraz decyduje {name}. Niech nikt inny nie patrzy."],
  "host": ["Host", "Gospodarz"],
  "import": ["Open a saved match", "Otwórz zapisaną grę"],
  "invite": ["Invite a friend", "Zaproś znajomą osobę"],
  "invite-text": [
    "Whoever opens this link can sit down at this table.",
    "Kto otworzy ten odnośnik, może usiąść przy tym stole.",
  ],
  "join": ["Join", "Dołącz"],
  "join-open": ["Open tables", "Otwarte stoły"],
  "join-link": ["Paste an invitation link or a table's id", "Wklej zaproszenie albo identyfikator stołu"],
  "key-help": [
    "Keys: digits answer, Enter or Space confirms, U takes back, arrows move between cards, Z enlarges, L the log, R the rules, T the table as text.",
    "Klawisze: cyfry odpowiadają, Enter lub spacja potwierdza, U cofa, strzałki przechodzą między kartami, Z powiększa, L dziennik, R zasady, T stół jako tekst.",
  ],
  "kick": ["Remove", "Usuń"],
  "language": ["Language", "Język"],
  "learn": ["Learn by playing", "Nauka przez granie"],
  "lesson-again": ["Repeat the lesson", "Powtórz lekcję"],
  "lesson-first": ["Not yet: in this lesson it is time for {what}.", "Jeszcze nie: w tej lekcji pora na: {what}."],
  "lesson-over": ["The lesson is over", "Koniec lekcji"],
  "lesson-play-on": ["Play on", "Graj dalej"],
  "leave-seat": ["Leave the seat", "Wstań od stołu"],
  "length": ["{n} min", "{n} min"],
  "live": ["Connected", "Połączono"],
  "loading": ["Loading…", "Wczytywanie…"],
  "log": ["Log", "Dziennik"],
  "log-empty": ["Nothing has happened yet.", "Jeszcze nic się nie wydarzyło."],
  "lost": ["Connection lost. Reconnecting…", "Utracono połączenie. Łączę ponownie…"],
  "match-over": ["The match is over", "Koniec gry"],
  "menu": ["Menu", "Menu"],
  "motion": ["Motion", "Ruch"],
  "motion-full": ["Full", "Pełny"],
  "motion-reduced": ["Reduced", "Ograniczony"],
  "my-tables": ["My tables", "Moje stoły"],
  "next": ["Next", "Następny"],
  "next-turn": ["Next round", "Następna runda"],
  "nickname": ["Your name", "Twoje imię"],
  "nickname-save": ["Save", "Zapisz"],
  "no-tables": ["None yet.", "Na razie brak."],
  "not-an-option": ["Cannot be chosen now. The question is: {prompt}", "Teraz nie można jej wybrać. Pytanie brzmi: {prompt}"],
  "not-asked": ["You are not asked anything now.", "Teraz nikt cię o nic nie pyta."],
  "not-found": ["There is nothing here.", "Tu niczego nie ma."],
  "notify": ["Notify me when it is my turn", "Powiadamiaj, gdy moja kolej"],
  "off": ["Off", "Wyłączone"],
  "on": ["On", "Włączone"],
  "open-table": ["Listed for everybody", "Widoczny dla wszystkich"],
  "options": ["Options", "Opcje"],
  "place-n": ["Place {n}", "{n}. miejsce"],
  "play-bot": ["Play a bot now", "Zagraj z botem"],
  "play-again": ["Play again", "Jeszcze raz"],
  "players": ["{n} player|{n} players", "{n} gracz|{n} graczy|{n} graczy"],
  "players-range": ["{from}–{to} players", "{from}–{to} graczy"],
  "previous": ["Previous", "Poprzedni"],
  "previous-turn": ["Previous round", "Poprzednia runda"],
  "proposal-yours": ["Waiting for the others to agree", "Czekamy na zgodę innych"],
  "rematch": ["Rematch", "Rewanż"],
  "rematch-same": ["Same deal again", "To samo rozdanie"],
  "replay": ["Replay", "Powtórka"],
  "replay-step": ["Step {n} of {all}", "Krok {n} z {all}"],
  "replay-link": ["Link to this moment", "Odnośnik do tej chwili"],
  "replay-seat": ["Seen by", "Widok"],
  "report": ["Report a problem", "Zgłoś problem"],
  "report-done": ["Reported as {id}", "Zgłoszono jako {id}"],
  "report-text": ["What is wrong?", "Co jest nie tak?"],
  "result": ["Result", "Wynik"],
  "rules": ["Rules", "Zasady"],
  "rules-words": ["Words of the game", "Słowniczek"],
  "seats": ["Seats", "Miejsca"],
  "settings": ["Settings", "Ustawienia"],
  "settings-auto": ["Answer by itself when there is only one choice", "Odpowiadaj samoczynnie, gdy jest tylko jeden wybór"],
  "settings-confirm": ["Confirm each answer", "Potwierdzanie odpowiedzi"],
  "settings-confirm-always": ["Always", "Zawsze"],
  "settings-confirm-never": ["Never", "Nigdy"],
  "settings-confirm-touch": ["On touch screens", "Na ekranach dotykowych"],
  "settings-keys": ["Keyboard", "Klawiatura"],
  "settings-play": ["Playing", "Granie"],
  "settings-look": ["Look", "Wygląd"],
  "settings-sound": ["Short sounds", "Krótkie dźwięki"],
  "settings-text": ["Show the table as text", "Pokaż stół jako tekst"],
  "sit": ["Sit here", "Usiądź tutaj"],
  "sit-too": ["Sit here too (same screen)", "Usiądź też tutaj (ten sam ekran)"],
  "spectating": ["You are watching", "Oglądasz"],
  "stale": ["Not live", "Nieaktualne"],
  "start": ["Start", "Zaczynamy"],
  "start-lead": ["Sit down and play", "Siadaj i graj"],
  "start-text": [
    "Tabletop games with every rule enforced. Play a bot at once, or send a friend a link.",
    "Gry stołowe, w których zasad pilnuje stół. Zagraj od razu z botem albo wyślij komuś odnośnik.",
  ],
  "start-wait": ["Waiting for the host to start", "Czekamy, aż gospodarz zacznie"],
  "start-seats": ["Waiting for all seats to be taken", "Czekamy, aż wszystkie miejsca będą zajęte"],
  "system": ["As the system", "Jak w systemie"],
  "table": ["Table", "Stół"],
  "table-text": ["The table as text", "Stół jako tekst"],
  "theme": ["Theme", "Motyw"],
  "theme-dark": ["Dark", "Ciemny"],
  "theme-light": ["Light", "Jasny"],
  "thinking": ["thinking…", "myśli…"],
  "title-turn": ["Your turn", "Twój ruch"],
  "to-start": ["Start page", "Strona główna"],
  "undo": ["Take back", "Cofnij"],
  "undo-ask": ["Ask to take back", "Poproś o cofnięcie"],
  "undo-proposed": ["Asked the others to agree", "Poproszono innych o zgodę"],
  "waiting-for": ["Waiting for {names}", "Czekamy: {names}"],
  "waiting": ["Waiting", "Oczekiwanie"],
  "playing": ["In play", "W toku"],
  "you": ["you", "ty"],
  "your-turn": ["Your turn", "Twoja kolej"],
  "zoom": ["Enlarge", "Powiększ"],
  "begin": ["First", "Początek"],
  "speed": ["Speed", "Tempo"],
  "everyone": ["Everybody (all cards)", "Wszyscy (wszystkie karty)"],
  "spectator": ["A spectator", "Widz"],
  "away": ["away", "poza stołem"],
  "takeover": ["Let a bot play for {name}", "Niech bot gra za: {name}"],
  "guest-default": ["Guest", "Gość"],
  "copy-failed": ["Copy this address: {address}", "Skopiuj ten adres: {address}"],
  "card-count": ["{n} card|{n} cards", "{n} karta|{n} karty|{n} kart"],
  "deck": ["Deck", "Talia"],
  "discard": ["Discard pile", "Stos odrzuconych"],
  "hand": ["Hand", "Ręka"],
  "hand-of": ["Hand: {name}", "Ręka: {name}"],
  "hidden-card": ["Hidden card", "Zakryta karta"],
  "signets-of": ["{n} signet|{n} signets", "{n} sygnet|{n} sygnety|{n} sygnetów"],
  "signets-goal": ["{n} of 5 signets", "{n} z 5 sygnetów"],
  "round": ["Round {n}", "Runda {n}"],
  "encounter": ["Encounter {n}", "Starcie {n}"],
  "encounters": ["Encounters", "Starcia"],
  "next-encounter": ["Next encounter", "Następne starcie"],
  "next-card-of": ["Next card: {name}", "Następna karta: {name}"],
  "influence-now": ["influence {n} (printed {printed})", "wpływ {n} (na karcie {printed})"],
  "influence": ["influence {n}", "wpływ {n}"],
  "modifier": ["modifier {n}", "modyfikator {n}"],
  "ongoing-works": ["ongoing ability works", "stała zdolność działa"],
  "ongoing-token": ["ongoing token", "żeton stałej zdolności"],
  "coming-modifier": ["{n} waits for the next card", "{n} czeka na następną kartę"],
  "coming-librarian": ["Librarian: +2 or −2 after the reveal", "Bibliotekarz: +2 albo −2 po odkryciu"],
  "coming-engineer": ["Engineer: +5 after the ability phase", "Inżynier: +5 po fazie zdolności"],
  "coming-blackmail": ["Blackmail: {faction} or discard two", "Szantaż: {faction} albo dwie karty mniej"],
  "coming-open": ["Next card is placed face up", "Następna karta leży odkryta"],
  "locations": ["Locations", "Lokacje"],
} as const satisfies Record<string, readonly [string, string]>;

export type Word = keyof typeof WORDS;
type Args = Readonly<Record<string, string | number>>;

const plurals = { en: new Intl.PluralRules("en"), pl: new Intl.PluralRules("pl") };
const ORDER = { en: ["one", "other"], pl: ["one", "few", "many"] };

export function t(word: Word, args: Args = {}): string {
  return speak(WORDS[word], args);
}

/** Words that a game's own client keeps, in the same form as those above. */
export function speak(words: readonly [string, string], args: Args = {}): string {
  const lang = settings.language;
  let text = words[lang === "en" ? 0 : 1];
  if (text.includes("|")) {
    const forms = text.split("|");
    const form = ORDER[lang].indexOf(plurals[lang].select(Number(args["n"] ?? 0)));
    text = forms[form] ?? forms.at(-1) ?? text;
  }
  return text.replace(/\{(\w+)\}/g, (_, name: string) => String(args[name] ?? ""));
}

export const signed = (n: number): string => (n < 0 ? `−${-n}` : `+${n}`);

export function clockTime(seconds: number): string {
  return new Date(seconds * 1000).toLocaleTimeString(settings.language, {
    hour: "2-digit",
    minute: "2-digit",
    hourCycle: "h23",
  });
}

export function dayTime(seconds: number): string {
  return new Date(seconds * 1000).toLocaleString(settings.language, { dateStyle: "medium", timeStyle: "short" });
}
