import { localeSchema, type Locale } from '@pazar/contracts/locale';
import { foldForSearch } from '@pazar/format/search-fold';
import { sortKey } from '@pazar/format/sort-key';
import { and, not, or, sql, type SQL } from 'drizzle-orm';
import { PgColumn } from 'drizzle-orm/pg-core';
import type { SlicePart } from '../paging/read-slice.ts';
import type { ListContext, ListDefinition } from './list-definition.ts';
import { listOrder, sortTermOf } from './list-order.ts';
import type { ListQuery } from './list-query.ts';
import { listWhere, searchWhere } from './list-where.ts';

/** What was typed, in the keys by which names of one language sort. */
interface Typed {
  locale: Locale;
  column: PgColumn;
  key: string;
}

/**
 * The parts of a list in its order, each with its rows and their order. A search without an order
 * has four, by how well a name matches as it was typed: as a whole, from its start, from the start
 * of a word, and the rest: inside first, then where only another spelling or another text of the
 * row does. Read one after the other until a page is full, since an index finds each of them, while
 * a rank has to be worked out for every row that matches. Throws `unknown-sort` (400).
 */
export function listParts(
  definition: ListDefinition,
  query: Pick<ListQuery, 'filters' | 'sort' | 'q'>,
  context: ListContext,
): SlicePart[] {
  const keys = listOrder(definition, query, context);
  const names = query.sort === undefined ? typedNames(definition, query.q, context) : [];
  const { search } = definition;
  if (search === undefined || names.length === 0) {
    return [{ where: listWhere(definition, { query, context }), keys }];
  }
  const filtered = listWhere(definition, { query: { filters: query.filters }, context });
  const found = searchWhere(search.fold, query.q);
  const any = (condition: (name: Typed) => SQL) => sql`(${or(...names.map(condition))})`;
  const whole = any(({ column, key }) => sql`${column} = ${key}`);
  // As a range, which an index finds under every collation: letters are two digits, and none is 99.
  const start = any(({ column, key }) => sql`(${column} >= ${key} and ${column} < ${`${key}99`})`);
  const wordStart = any(
    ({ column, key }) => sql`(${column} like ${`%01${key}%`} and ${column} ~ ${`^(..)*01${key}`})`,
  );
  // Says nothing new, but a text is looked through in a fraction of a pattern's time.
  const contained = any(({ column, key }) => sql`${column} like ${`%${key}%`}`);
  const inside = any(({ column, key }) => sql`${column} ~ ${`^(..)*${key}`}`);
  const earlier = sql`(${contained} and (${start} or ${wordStart}))`;
  const words = sql`${search.words} @@ cast(${wordsQuery(names)} as tsquery)`;
  const insideFirst = {
    column: sql`case when ${contained} and ${inside} then 0 else 1 end`,
    type: 'integer',
    descending: false,
  } as const;
  return [
    { where: and(filtered, whole, unestimated(found)), keys },
    { where: and(filtered, start, unestimated(and(not(whole), found))), keys },
    { where: and(filtered, words, unestimated(and(wordStart, not(start), found))), keys },
    {
      where: and(filtered, found, unestimated(not(earlier))),
      keys: [insideFirst, ...keys],
    },
  ];
}

function typedNames(definition: ListDefinition, q = '', { now }: ListContext): Typed[] {
  if (definition.search === undefined || foldForSearch(q) === '') return [];
  return localeSchema.options.flatMap((locale) => {
    const column = sortTermOf(definition, 'name', { locale, now });
    return column instanceof PgColumn ? [{ locale, column, key: sortKey(q, locale) }] : [];
  });
}

/** Names with all words but the last, and one that begins with the last, as `name_words` has them. */
function wordsQuery(names: readonly Typed[]): string {
  const queries = names.map(({ locale, key }) => {
    const letters = key.match(/../g) ?? [];
    const words = letters
      .map((letter) => (letter === '01' ? ' ' : letter))
      .join('')
      .split(' ');
    return `(${words.map((word) => `'${locale.charAt(0)}${word}'`).join(' & ')}:*)`;
  });
  return queries.join(' | ');
}

/**
 * The same condition, of which the planner knows nothing. It takes conditions for independent, but
 * who has a word in the name has it in all texts too, and would look for far fewer rows than are
 * there: by sorting thousands instead of reading the newest until there are enough.
 */
function unestimated(condition: SQL | undefined): SQL {
  return sql`case when ${condition} then true else false end`;
}
