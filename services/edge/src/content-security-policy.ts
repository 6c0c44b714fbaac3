/**
 * Trusted Types policies that may exist. `shell#mf`: the loader's, which checks each script URL
 * against the signed document. `mf#chunks`: one name for the chunk loaders of all remotes, hence
 * 'allow-duplicates'.
 */
const trustedTypesPolicies = ['shell#mf', 'mf#chunks'];

/**
 * What the Maps JavaScript API needs of Google's guide (developers.google.com/maps/documentation/
 * javascript/content-security-policy), and only where a key is configured. Two things of the guide are
 * narrower here. Scripts come from one origin, since the shell loads them from no other. Maps that are
 * drawn from vectors compile WebAssembly, for which `'wasm-unsafe-eval'` is enough: text that is
 * evaluated as JavaScript, which `'unsafe-eval'` would let through too, Trusted Types refuse anyway.
 */
const maps = {
  script: ['https://maps.googleapis.com', "'wasm-unsafe-eval'"],
  connect: [
    'https://*.googleapis.com',
    'https://*.gstatic.com',
    'https://*.google.com',
    'data:',
    'blob:',
  ],
  image: [
    'https://*.googleapis.com',
    'https://*.gstatic.com',
    'https://*.google.com',
    'https://*.googleusercontent.com',
  ],
  frame: ['https://*.google.com'],
  // Vectors are drawn by workers, which Google makes of text.
  worker: ['blob:'],
  // The API adds <style> elements of its own; a nonce, which it would take over, cannot stand in a
  // page that caches share. Hashes would switch 'unsafe-inline' off, so they are left out with it.
  style: ["'unsafe-inline'", 'https://fonts.googleapis.com'],
  font: ['https://fonts.gstatic.com'],
  // The maps loader sets a script's `src` itself; the shell's default policy lets only Maps pass. The
  // other two are Google's own, for its markup and for the elements of the places library.
  policies: ['default', 'google-maps-api#html', 'lit-html'],
};
const noMaps: typeof maps = {
  script: [],
  connect: [],
  image: [],
  frame: [],
  worker: [],
  style: [],
  font: [],
  policies: [],
};

/** What the policy depends on. */
export interface PolicyOptions {
  /** Origins that builds come from. */
  buildOrigins: readonly string[];
  /** Where overrides of single remotes may come from; a development server talks back, too. */
  overrideOrigins: readonly string[];
  /** Origin of pictures, when it is not the shell's own. */
  dataStore: string | null;
  hasMaps: boolean;
  /** CSP hashes of the inline `<style>` blocks that the page holds. */
  styleHashes: readonly string[];
}

/** The Content-Security-Policy: nothing but the shell's own origin, the asset origin and the data store. */
export function contentSecurityPolicy(options: PolicyOptions): string {
  const wider = options.hasMaps ? maps : noMaps;
  const { overrideOrigins, buildOrigins } = options;
  const own = ["'self'", ...buildOrigins, ...overrideOrigins];
  const sockets = overrideOrigins.map((origin) => origin.replace(/^http/, 'ws'));
  const data = options.dataStore === null ? [] : [options.dataStore];
  const hashes = options.hasMaps ? [] : options.styleHashes.map((hash) => `'${hash}'`);
  const policies = [...trustedTypesPolicies, ...wider.policies, "'allow-duplicates'"];
  const directives: [string, readonly string[]][] = [
    ['default-src', ["'none'"]],
    ['script-src', [...own, ...wider.script]],
    ['style-src', [...own, ...hashes, ...wider.style]],
    ['img-src', [...own, 'data:', ...data, ...wider.image]],
    ['font-src', [...own, ...wider.font]],
    ['connect-src', [...own, ...sockets, ...data, ...wider.connect]],
    ...wideningOf({ 'frame-src': wider.frame, 'worker-src': wider.worker }),
    ['manifest-src', ["'self'"]],
    ['base-uri', ["'none'"]],
    ['object-src', ["'none'"]],
    ['frame-ancestors', ["'none'"]],
    ['form-action', ["'self'"]],
    ['require-trusted-types-for', ["'script'"]],
    ['trusted-types', policies],
  ];
  return directives.map(([name, values]) => `${name} ${values.join(' ')}`).join('; ');
}

/** Directives that the page without maps does not have; an empty one would mean the opposite. */
function wideningOf(lists: Readonly<Record<string, readonly string[]>>) {
  return Object.entries(lists).filter(([, values]) => values.length > 0);
}
