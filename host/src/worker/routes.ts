/**
 * Where the answer to a request comes from. `network`: the worker is not asked. `cache`: what pages have kept,
 * else the network. `network-first`: the network; where it does not answer, what pages have kept.
 */
export type Source = 'network' | 'cache' | 'network-first';

/** What of a request decides. */
export interface Asked {
  readonly method: string;
  readonly mode: RequestMode;
  readonly destination: RequestDestination;
  readonly url: string;
}

/** A rule for requests of this kind; a kind that a rule leaves out may be any. */
interface Rule {
  /** As a pattern of the browser's: `*` is any text. Begins at the root of the shell's own origin. */
  readonly path?: string;
  /** The end of a path on any origin. */
  readonly anywhere?: string;
  readonly mode?: RequestMode;
  readonly destination?: RequestDestination;
  readonly source: Source;
}

/**
 * The first rule that fits decides. An answer of the API, the document and the configuration never come from
 * the cache. What is in no rule, such as an address of another origin, is not asked of the worker either.
 */
const rules: readonly Rule[] = [
  { path: '/api/*', source: 'network' },
  { path: '/releases/*', source: 'network' },
  { mode: 'navigate', source: 'network-first' },
  // The first script and style: a page whose kept script is damaged would never start, and repairs nothing.
  { path: '/static/*/index.*', source: 'network-first' },
  { path: '/static/*', source: 'cache' },
  // They have the same address in every build.
  { path: '/assets/*', source: 'network-first' },
  { anywhere: '/assets/localization/*', source: 'cache' },
  { destination: 'script', source: 'cache' },
  { destination: 'style', source: 'cache' },
];

/** The source of a request, in a browser that knows no static routes. */
export function sourceOf({ method, mode, destination, url }: Asked, origin: string): Source {
  if (method !== 'GET') return 'network';
  const { origin: asked, pathname } = new URL(url);
  const found = rules.find(
    (rule) =>
      (rule.path === undefined || (asked === origin && matches(rule.path, pathname))) &&
      (rule.anywhere === undefined || matches(`*${rule.anywhere}`, pathname)) &&
      (rule.mode === undefined || rule.mode === mode) &&
      (rule.destination === undefined || rule.destination === destination),
  );
  return found?.source ?? 'network';
}

function matches(pattern: string, pathname: string): boolean {
  const parts = pattern
    .split('*')
    .map((part) => part.replaceAll(/[.?+^$()[\]{}|\\]/g, String.raw`\$&`));
  return new RegExp(`^${parts.join('.*')}$`).test(pathname);
}

/** A static route, as `InstallEvent.addRoutes` expects it (Service Workers, "RouterRule"). */
export interface StaticRoute {
  readonly condition: {
    readonly requestMethod?: string;
    readonly requestMode?: RequestMode;
    readonly requestDestination?: RequestDestination;
    readonly urlPattern?: string | Record<string, string>;
  };
  readonly source: 'network' | 'cache' | 'race-network-and-fetch-handler';
}

const routeSources = {
  network: 'network',
  cache: 'cache',
  'network-first': 'race-network-and-fetch-handler',
} as const;

/** The same rules for the browser: it then asks the worker for a page alone, and not before the network. */
export function staticRoutes(): readonly StaticRoute[] {
  const routes = rules.map(({ path, anywhere, mode, destination, source }): StaticRoute => ({
    condition: {
      requestMethod: 'GET',
      ...(mode !== undefined && { requestMode: mode }),
      ...(destination !== undefined && { requestDestination: destination }),
      ...(path !== undefined && { urlPattern: path }),
      ...(anywhere !== undefined && { urlPattern: { pathname: `*${anywhere}` } }),
    },
    source: routeSources[source],
  }));
  // The browser would ask the worker for everything that is in no route.
  return [...routes, { condition: { urlPattern: { pathname: '*' } }, source: 'network' }];
}
