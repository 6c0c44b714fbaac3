import type { DescribedRoute } from './described-routes.ts';

/** One valid request of a route, which a test then changes. */
export interface RouteRequest {
  row: string;
  query: string;
  body: object | string | undefined;
  headers: Record<string, string>;
}

export type RouteChange = (request: RouteRequest, route: DescribedRoute) => Partial<RouteRequest>;

/** Faults that requests of many routes can have, and their answers. */
export interface Fault {
  what: string;
  /** Which routes can meet it. */
  meets: (route: DescribedRoute) => boolean;
  change: RouteChange;
  answer: string;
}

/** List parameters that accept only some texts. */
const filtersOfAKind = ['limit', 'year', 'from', 'page'];
const hasRow = ({ path }: DescribedRoute) => /\{(?:id|key)\}/.test(path);
const tooLarge = JSON.stringify({ text: 'x'.repeat(1024 * 1024) });
const json = { 'content-type': 'application/json' };

export const faults: Fault[] = [
  {
    what: 'a page of another site',
    meets: ({ method }) => method !== 'GET',
    change: ({ headers }) => ({ headers: { ...headers, 'sec-fetch-site': 'cross-site' } }),
    answer: '403 csrf',
  },
  {
    what: 'a body that is no JSON',
    meets: ({ takesJson }) => takesJson,
    change: ({ headers }) => ({ body: '{', headers: { ...headers, ...json } }),
    answer: '400 malformed',
  },
  {
    what: 'a body of another type',
    meets: ({ takesJson }) => takesJson,
    change: ({ headers }) => ({ body: 'a', headers: { ...headers, 'content-type': 'text/plain' } }),
    answer: '415 unsupported-media',
  },
  {
    what: 'a body of more than a megabyte',
    meets: ({ takesJson }) => takesJson,
    change: ({ headers }) => ({ body: tooLarge, headers: { ...headers, ...json } }),
    answer: '413 too-large',
  },
  {
    what: 'a list where an object belongs',
    meets: ({ takesJson }) => takesJson,
    change: () => ({ body: [] }),
    answer: '422 validation',
  },
  {
    what: 'an identifier that is none',
    // The keys of reference data are words: an unknown one is not found.
    meets: ({ path }) => path.includes('{id}') || path.includes('/vat-rates/{key}'),
    change: () => ({ row: 'Nobody!' }),
    answer: '422 validation',
  },
  {
    what: 'a row that is not there',
    meets: hasRow,
    change: (_, { path }) => ({ row: unknownRow(path) }),
    answer: '404 not-found',
  },
  {
    what: 'a filter that is unknown',
    meets: ({ query, statuses }) => query.length > 0 && statuses.includes(400),
    change: ({ query }) => ({ query: `${query}&colour=red` }),
    answer: '400 unknown-filter',
  },
  {
    what: 'a filter value that is none',
    meets: ({ query }) => query.some((name) => filtersOfAKind.includes(name)),
    change: ({ query }, route) => ({
      query: `${query}&${route.query.find((name) => filtersOfAKind.includes(name))}=~`,
    }),
    answer: '422 validation',
  },
  {
    what: 'a query without what it needs',
    meets: ({ requiredQuery }) => requiredQuery.length > 0,
    change: () => ({ query: '' }),
    answer: '422 validation',
  },
  {
    what: 'no version',
    meets: ({ takesVersion }) => takesVersion,
    change: ({ headers }) => ({ headers: without(headers, 'if-match') }),
    answer: '428 precondition-required',
  },
  {
    what: 'a version that is no tag',
    meets: ({ takesVersion }) => takesVersion,
    change: ({ headers }) => ({ headers: { ...headers, 'if-match': 'newest' } }),
    answer: '400 malformed',
  },
  {
    what: 'an old version',
    meets: ({ takesVersion }) => takesVersion,
    change: ({ headers }) => ({ headers: { ...headers, 'if-match': '"9999"' } }),
    answer: '412 version-conflict',
  },
  {
    what: 'no key where one is needed',
    meets: ({ key }) => key === 'required',
    change: ({ headers }) => ({ headers: without(headers, 'idempotency-key') }),
    answer: '428 precondition-required',
  },
  {
    what: 'a key that is no UUID',
    meets: ({ key }) => key !== 'none',
    change: ({ headers }) => ({ headers: { ...headers, 'idempotency-key': 'again' } }),
    answer: '400 malformed',
  },
];

/** A name in the right form that no row has. */
function unknownRow(path: string): string {
  if (/\/(?:categories|crops|units)\//.test(path)) return 'nowhere';
  return '0193a000-0000-7000-8000-000000000000';
}

function without(headers: Record<string, string>, name: string): Record<string, string> {
  return Object.fromEntries(Object.entries(headers).filter(([key]) => key !== name));
}
