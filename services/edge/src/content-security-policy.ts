/**
 * Trusted Types policies that may be created. `shell#mf`: the loader's, which checks each script
 * URL against the signed document. `mf#chunks`: one name for the chunk loaders of all remotes,
 * hence 'allow-duplicates'. `shell#worker`: for the one address of the service worker.
 */
const trustedTypesPolicies = ['shell#mf', 'mf#chunks', 'shell#worker'];

/**
 * The sources that the Maps JavaScript API needs, from Google's guide
 * (developers.google.com/maps/documentation/ javascript/content-security-policy), and only where a
 * key is configured. Two are narrower here than in the guide. Scripts come from one origin, since
 * the shell loads them from no other. Vector maps compile WebAssembly, for which
 * `'wasm-unsafe-eval'` is enough: Trusted Types reject the evaluated text that `'unsafe-eval'`
 * would also allow.
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
  // The Maps API adds `<style>` elements. It would reuse a nonce, but shared caches may store the
  // page, so it cannot have one. Hashes would switch 'unsafe-inline' off, so they are left out with
  // it.
  style: ["'unsafe-inline'", 'https://fonts.googleapis.com'],
  font: ['https://fonts.gstatic.com'],
  // The maps loader sets a script's `src` itself; the shell's default policy allows only Maps
  // there. The other two are Google's own, for its markup and for the elements of the places
  // library.
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

/** The endpoint of `Reporting-Endpoints` that receives violations of the page's policies. */
export const reportGroup = 'pazar';

export interface PolicyOptions {
  /** Origins of builds. */
  buildOrigins: readonly string[];
  /** Allowed origins of overrides; a development server also opens a connection. */
  overrideOrigins: readonly string[];
  /** Origin of pictures, when it is not the shell's. */
  dataStore: string | null;
  hasMaps: boolean;
  /** CSP hashes of the page's inline `<style>` blocks. */
  styleHashes: readonly string[];
}

/**
 * The Content-Security-Policy: allows only the shell's own origin, the asset origin and the data
 * store.
 */
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
    ...wideningOf({ 'frame-src': wider.frame }),
    ['worker-src', ["'self'", ...wider.worker]],
    ['manifest-src', ["'self'"]],
    ['base-uri', ["'none'"]],
    ['object-src', ["'none'"]],
    ['frame-ancestors', ["'none'"]],
    ['form-action', ["'self'"]],
    ['require-trusted-types-for', ["'script'"]],
    ['trusted-types', policies],
    ['report-to', [reportGroup]],
  ];
  return directives.map(([name, values]) => `${name} ${values.join(' ')}`).join('; ');
}

/** Directives that the page without maps omits; an empty one would mean the opposite. */
function wideningOf(lists: Readonly<Record<string, readonly string[]>>) {
  return Object.entries(lists).filter(([, values]) => values.length > 0);
}
