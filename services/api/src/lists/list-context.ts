import type { Locale } from '@pazar/contracts/locale';
import { asc, desc } from '../database/drizzle.ts';
import type { ListContext } from './list-definition.ts';
import { listOrder } from './list-order.ts';
import type { ListQuery } from './list-query.ts';
import { findNearWords } from './near-words.ts';
import type { ListReading, OwnList } from './own-list.ts';

type Reading = ListReading & { agentId: string };

/** What the filters and the search of an own list are judged with, read only where a query asks for it. */
export async function listContext(
  list: OwnList,
  { filters, facets = [], q = '' }: Pick<ListQuery, 'filters' | 'facets' | 'q'>,
  { locale, ...reading }: Reading & { locale: Locale },
): Promise<ListContext> {
  const { fact } = list;
  const context = { locale, now: reading.now };
  const isJudged = fact !== undefined && (fact.of in filters || facets.includes(fact.of));
  return {
    ...context,
    ...(isJudged && { chosen: await fact.read(reading) }),
    ...(q !== '' && (await searchContext(list, { ...reading, q, context }))),
  };
}

async function searchContext(
  list: OwnList,
  { q, context, ...reading }: Reading & { q: string; context: ListContext },
): Promise<Pick<ListContext, 'near' | 'linked'>> {
  const { search, linked } = list;
  if (search === undefined) return {};
  const order = listOrder(list, {}, context).map(({ column, descending }) =>
    descending ? desc(column) : asc(column),
  );
  const searched = { ...list, search, order };
  const near = await findNearWords(reading.database, searched, { agentId: reading.agentId, q });
  return linked === undefined ? { near } : { near, linked: await linked({ ...reading, q }) };
}
