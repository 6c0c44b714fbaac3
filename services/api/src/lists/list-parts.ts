import { localeSchema } from '@pazar/contracts/locale';
import { foldForSearch } from '@pazar/format/search-fold';
import { sortKey } from '@pazar/format/sort-key';
import { and, not, or, PgColumn, sql, type SQL } from '../database/drizzle.ts';
import type { SlicePart } from './paging/read-slice.ts';
import type { ListContext, ListDefinition } from './list-definition.ts';
import { listOrder, sortTermOf } from './list-order.ts';
import type { ListQuery } from './list-query.ts';
import { listWhere, searchWhere } from './list-where.ts';
import { continuesWord, startsWord, type TypedName } from './name-words.ts';

/**
 * The parts of a list in order, each with its rows and their order. A search without an order has
 * several, by how well a name matches the typed text: the whole name; its start, alphabetically;
 * the start of a word; inside a word; and last where only another spelling or another text of the
 * row matches. They are read one after the other until a page is full, since each uses an index,
 * while a rank would have to be computed for every matching row. Throws `unknown-sort` (400).
 */
export function listParts(
  definition: ListDefinition,
  query: Pick<ListQuery, 'filters' | 'sort' | 'q'>,
  context: ListContext,
): SlicePart[] {
  const keys = listOrder(definition, query, context);
  const names = query.sort === undefined ? typedNames(definition, query.q, context) : [];
  const { search, table } = definition;
  if (search === undefined || names.length === 0) {
    return [{ where: listWhere(definition, { query, context }), keys }];
  }
  const filtered = listWhere(definition, { query: { filters: query.filters }, context });
  const found = searchWhere(definition, query.q, context);
  const whole = any(names.map(isName));
  const start = any(names.map(startsName));
  const wordStart = any(names.map(({ column, key }) => holds(column, `01${key}`)));
  const inside = any(names.map(({ column, key }) => holds(column, key)));
  const part = (indexed: SQL | undefined, ...others: (SQL | undefined)[]): SlicePart => ({
    where: and(filtered, indexed, unestimated(and(...others))),
    keys,
  });
  const startParts = names.map((name, at): SlicePart => {
    const earlier = any([whole, ...names.slice(0, at).map(startsName)]);
    const { where } = part(startsName(name), not(earlier), found);
    return { where, keys: [{ column: name.column, descending: false }, ...keys] };
  });
  return [
    part(whole, found),
    ...startParts,
    part(startsWord(table, names), wordStart, not(start), found),
    part(continuesWord(table, names), inside, not(start), not(wordStart), found),
    part(found, not(inside)),
  ];
}

/** The names that were typed, the reader's language first. */
function typedNames(definition: ListDefinition, q = '', { locale, now }: ListContext): TypedName[] {
  if (definition.search === undefined || foldForSearch(q) === '') return [];
  return localeSchema.options
    .toSorted((one) => (one === locale ? -1 : 1))
    .flatMap((language) => {
      const column = sortTermOf(definition, 'name', { locale: language, now });
      return column instanceof PgColumn
        ? [{ locale: language, column, key: sortKey(q, language) }]
        : [];
    });
}

function any(conditions: readonly SQL[]): SQL {
  return sql`(${or(...conditions)})`;
}

function isName({ column, key }: TypedName): SQL {
  return sql`${column} = ${key}`;
}

/** As a range, which an index finds under every collation: letters are two digits, and none is 99. */
function startsName({ column, key }: TypedName): SQL {
  return sql`(${column} >= ${key} and ${column} < ${`${key}99`})`;
}

/** Whether a key contains another, letter by letter. */
function holds(column: PgColumn, key: string): SQL {
  // The first condition is redundant, but searching a text takes a fraction of a pattern's time.
  return sql`(${column} like ${`%${key}%`} and ${column} ~ ${`^(..)*${key}`})`;
}

/**
 * The same condition, hidden from the planner. The planner assumes that conditions are independent,
 * but a row with a word in its name has it in all texts too. It would expect far fewer rows than
 * there are, and sort thousands instead of reading the newest until there are enough.
 */
function unestimated(condition: SQL | undefined): SQL {
  return sql`case when ${condition} then true else false end`;
}
