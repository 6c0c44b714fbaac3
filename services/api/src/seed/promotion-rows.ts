import type { InferInsertModel } from '../database/drizzle.ts';
import type { promotions } from '../database/tables/promotions.ts';
import { promotionIndexColumns } from '../promotions/promotion-columns.ts';
import type { SeedContext } from './seed-context.ts';
import type { SeedPromotion } from './seed-types.ts';

type PromotionRow = InferInsertModel<typeof promotions>;

export function promotionRow(
  context: SeedContext,
  owner: { agentId: string; username: string },
  seed: SeedPromotion,
): PromotionRow {
  const created = Math.max(seed.changed, seed.starts ?? 0);
  const [nameMk, nameEn] = seed.name;
  return {
    id: context.id('promotion', `${owner.username} ${seed.key}`, created),
    agentId: owner.agentId,
    nameMk,
    nameEn,
    rule: seed.rule,
    currency: seed.currency ?? 'MKD',
    code: seed.code ?? null,
    startsAt: seed.starts === undefined ? null : context.instant(seed.starts),
    endsAt: seed.ends === undefined ? null : context.instant(seed.ends),
    status: seed.status,
    trigger: seed.code === undefined ? 'AUTOMATIC' : 'CODE',
    publishedAt: seed.status === 'DRAFT' ? null : context.instant(created),
    createdBy: owner.agentId,
    updatedBy: owner.agentId,
    ...promotionIndexColumns({ nameMk, nameEn, code: seed.code ?? null }),
    createdAt: context.instant(created),
    updatedAt: context.instant(seed.changed),
  };
}
