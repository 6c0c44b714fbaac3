import type { PriceHistory } from '@pazar/contracts/price-history';
import { inArray } from '../database/drizzle.ts';
import { promotions } from '../database/tables/promotions.ts';
import { readPriceChanges } from '../pricing/lowest-price.ts';
import type { AgentContext } from '../records/agent-context.ts';
import { Refusal } from '../problems/refusal.ts';
import { localizedText } from '../records/values.ts';
import { readProductParts } from './product-parts.ts';
import { readOffers } from './product-summary.ts';

/** Changes listed at most, of each pack. */
const maxListed = 200;

/** The price changes of an own product's packs, the last one first. `not-found`. */
export async function readPriceHistory(
  { transaction, agentId, now }: AgentContext,
  id: string,
): Promise<PriceHistory> {
  const parts = (await readProductParts(transaction, [id], now)).get(id);
  if (parts?.facts.agentId !== agentId) throw new Refusal('not-found');
  const packIds = parts.packs.map((pack) => pack.id);
  const changes = await readPriceChanges(transaction, { agentId, now }, packIds);
  const { lowest } = await readOffers(transaction, [parts], { agentId, now });
  const named = [...changes.values()].flat().flatMap(({ promotionId }) => promotionId ?? []);
  const rows = await transaction
    .select({ id: promotions.id, nameMk: promotions.nameMk, nameEn: promotions.nameEn })
    .from(promotions)
    .where(inArray(promotions.id, [...new Set(named)]));
  const names = new Map(rows.map((row) => [row.id, { mk: row.nameMk, en: row.nameEn }]));
  const unnamed = { mk: null, en: null };
  return {
    currency: parts.facts.currency,
    packs: parts.packs.map((pack) => ({
      packId: pack.id,
      label: localizedText(pack.labelMk, pack.labelEn),
      lowest: lowest.get(pack.id) ?? null,
      changes: (changes.get(pack.id) ?? [])
        .toReversed()
        .slice(0, maxListed)
        .map(({ startsAt, priceMinor, regularMinor, promotionId }) => ({
          from: startsAt.toISOString(),
          priceMinor,
          regularMinor,
          promotion:
            promotionId === null
              ? null
              : { id: promotionId, name: names.get(promotionId) ?? unnamed },
        })),
    })),
  };
}
