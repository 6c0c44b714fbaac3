import type { Locale } from '@pazar/contracts/locale';
import type { ListContext } from './list-definition.ts';
import type { ListQuery } from './list-query.ts';
import type { ListReading, OwnList } from './own-list.ts';

/** What the filters of an own list are judged with: its fact is read only where a query asks for it. */
export async function listContext(
  { fact }: Pick<OwnList, 'fact'>,
  { filters, facets = [] }: Pick<ListQuery, 'filters' | 'facets'>,
  { locale, ...reading }: ListReading & { agentId: string; locale: Locale },
): Promise<ListContext> {
  const context = { locale, now: reading.now };
  if (fact === undefined || !(fact.of in filters || facets.includes(fact.of))) return context;
  return { ...context, chosen: await fact.read(reading) };
}
