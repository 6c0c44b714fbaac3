import { defaultPageLimit, type Page } from '@pazar/contracts/page';
import { type PlayedAnswer, type PlayedCall, notFound } from './played-call.ts';

/** A record of the played API. */
export interface PlayedRecord {
  readonly id: string;
  readonly version: number;
  readonly updatedAt: string;
}

const isRecord = (value: unknown): value is Readonly<Record<string, unknown>> =>
  typeof value === 'object' && value !== null;

/** Parameters of a list that name no field of a record. */
const notFilters = new Set(['limit', 'count', 'sort', 'q', 'facets', 'cursor', 'fields']);

/**
 * Plays the endpoints of one kind of record: the list with search, filters, order, facets and pages, one
 * record, and its change, which lasts until the process ends.
 *
 * @param path of the list: `/v1/locations`
 * @param nameOf the text that the search looks in
 */
export function playCollection<Row extends PlayedRecord>(
  path: string,
  first: readonly Row[],
  nameOf: (row: Row) => string,
): (call: PlayedCall) => PlayedAnswer | undefined {
  let rows = first;

  function list({ query }: PlayedCall): PlayedAnswer {
    const found = rows.filter((row) => isWanted(row, { query, nameOf }));
    const sorted = found.toSorted(orderOf(query.get('sort') ?? '-updatedAt'));
    const limit = Number(query.get('limit') ?? defaultPageLimit);
    const start = Number(query.get('cursor') ?? 0);
    const place = (at: number) => (at < 0 || at >= sorted.length ? null : String(at));
    const page: Page<Row>['page'] = {
      next: place(start + limit),
      prev: start === 0 ? null : String(Math.max(0, start - limit)),
      limit,
      ...(sorted.length > start && { from: start + 1 }),
      ...(query.get('count') === 'true' && { total: sorted.length, totalIsExact: true }),
    };
    const facets = query.get('facets')?.split(',').filter(Boolean) ?? [];
    return {
      body: {
        items: sorted.slice(start, start + limit),
        page,
        ...(facets.length > 0 && { facets: countFacets(found, facets) }),
      },
    };
  }

  function change(row: Row, body: unknown): PlayedAnswer {
    const fields = isRecord(body) ? body : {};
    const next = {
      ...merge(row, fields),
      version: row.version + 1,
      updatedAt: new Date().toISOString(),
    };
    rows = rows.map((each) => (each.id === row.id ? next : each));
    return { body: next };
  }

  return (call) => {
    if (call.path === path) return call.method === 'GET' ? list(call) : undefined;
    if (!call.path.startsWith(`${path}/`)) return undefined;
    const row = rows.find(({ id }) => call.path === `${path}/${id}`);
    if (row === undefined) return notFound;
    if (call.method === 'GET') return { body: row };
    return call.method === 'PATCH' ? change(row, call.body) : undefined;
  };
}

function isWanted<Row extends PlayedRecord>(
  row: Row,
  { query, nameOf }: { query: URLSearchParams; nameOf: (row: Row) => string },
): boolean {
  const words = (query.get('q') ?? '').toLowerCase().split(/\s+/).filter(Boolean);
  const name = nameOf(row).toLowerCase();
  const filters = [...query].filter(([key]) => !notFilters.has(key));
  return (
    words.every((word) => name.includes(word)) &&
    filters.every(([key, value]) => value.split(',').includes(String(memberOf(row, key))))
  );
}

/** As the API does it: a merge patch (RFC 7396). */
function merge<Of extends object>(was: Of, patch: object): Of {
  const fields = Object.entries(patch).map(([key, value]) => {
    const old = memberOf(was, key);
    const isMerged = isRecord(value) && isRecord(old) && !Array.isArray(value);
    return [key, isMerged ? merge(old, value) : value] as const;
  });
  return { ...was, ...Object.fromEntries(fields) };
}

const memberOf = (row: object, key: string): unknown => (isRecord(row) ? row[key] : undefined);

function orderOf(sort: string): (left: object, right: object) => number {
  const key = sort.replace(/^-/, '');
  const sign = sort.startsWith('-') ? -1 : 1;
  return (left, right) =>
    sign * String(memberOf(left, key)).localeCompare(String(memberOf(right, key)));
}

function countFacets(rows: readonly object[], names: readonly string[]) {
  return Object.fromEntries(
    names.map((name) => {
      const groups = Map.groupBy(rows, (row) => String(memberOf(row, name)));
      return [name, Object.fromEntries([...groups].map(([value, all]) => [value, all.length]))];
    }),
  );
}
