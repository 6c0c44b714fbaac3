import type { AuditAction } from '@pazar/contracts/audit-action';
import type { PromotionDetail } from '@pazar/contracts/promotion-detail';
import {
  promotionStatusSchema,
  type EffectivePromotionStatus,
  type PromotionStatus,
} from '@pazar/contracts/promotion';
import { z } from 'zod';
import { eq } from '../database/drizzle.ts';
import type { BulkStep } from '../database/stored-values.ts';
import { promotions } from '../database/tables/promotions.ts';
import { Refusal } from '../problems/refusal.ts';
import type { Target } from '../records/agent-context.ts';
import { createOwn, lockOwn, removeOwn, writeOwn, type Change } from '../records/change-own.ts';
import type { Unit } from '../records/unit.ts';
import { promotionInputOf } from './promotion-columns.ts';
import { promotionRecord } from './promotion-record.ts';
import { requireRunnable } from './publish-promotion.ts';

/** The states that each move starts from, the status that it stores, and its text in the documentation. */
export const promotionMoves = {
  publish: {
    from: ['DRAFT'],
    to: 'PUBLISHED',
    stamp: 'publishedAt',
    summary: 'Publish a promotion',
    description:
      'A draft starts on its first day, and not before now. `publish-requirements` names what it lacks.',
  },
  pause: {
    from: ['SCHEDULED', 'ACTIVE'],
    to: 'PAUSED',
    stamp: null,
    summary: 'Pause a promotion',
    description: 'A scheduled or running one; prices are as without it until it is resumed.',
  },
  resume: {
    from: ['PAUSED'],
    to: 'PUBLISHED',
    stamp: null,
    summary: 'Resume a paused promotion',
    description: 'It runs again by its dates. `publish-requirements` names what it lacks.',
  },
  stop: {
    from: ['SCHEDULED', 'ACTIVE', 'PAUSED'],
    to: 'STOPPED',
    stamp: 'stoppedAt',
    summary: 'End a promotion now',
    description: 'A scheduled, running or paused one. It cannot be started again.',
  },
  archive: {
    from: ['DRAFT', 'ENDED'],
    to: 'ARCHIVED',
    stamp: null,
    summary: 'Archive a draft or an ended promotion',
    description: 'It can be made a draft again.',
  },
  restore: {
    from: ['ARCHIVED'],
    to: 'DRAFT',
    stamp: null,
    summary: 'Make a draft of an archived promotion',
    description: 'It keeps its targets and its dates.',
  },
} as const satisfies Record<string, Move>;
interface Move {
  from: readonly EffectivePromotionStatus[];
  to: PromotionStatus;
  /** The column that remembers when. */
  stamp: 'publishedAt' | 'stoppedAt' | null;
  /** In the documentation. */
  summary: string;
  description: string;
}
export type PromotionMove = keyof typeof promotionMoves;

/** Moves a promotion to another state. `invalid-transition`, `publish-requirements`. */
export async function movePromotion(
  context: Unit,
  target: Target,
  move: PromotionMove,
): Promise<Change> {
  const promotion = await lockOwn(promotionRecord, context, target);
  const { from, to, stamp }: Move = promotionMoves[move];
  if (!from.includes(promotion.effectiveStatus)) throw invalidTransition(promotion);
  if (to === 'PUBLISHED') await requireRunnable(context, promotion);
  const columns = stamp === null ? {} : { [stamp]: context.now };
  const start = move === 'publish' ? startOf(promotion, context.now) : {};
  return setStatus(context, promotion, { to, action: `promotion.${move}`, columns, ...start });
}

/** The new start of a promotion that would start before it is published: customers pay nothing less until then. */
function startOf({ startsAt }: PromotionDetail, now: Date): { startsAt?: Date } {
  return startsAt === null || new Date(startsAt) < now ? { startsAt: now } : {};
}

/** The stored data of a bulk action's step: the start only where it was another one. */
const stateBefore = z.object({
  status: promotionStatusSchema,
  startsAt: z.iso.datetime().nullable().optional(),
});

/**
 * Restores the state of a promotion before a bulk action. `version-conflict` when it was changed
 * since; `publish-requirements` when it can no longer run.
 */
export async function undoPromotionMove(context: Unit, step: BulkStep): Promise<Change> {
  const target = { id: step.id, version: step.version };
  const promotion = await lockOwn(promotionRecord, context, target);
  const { status, startsAt: start } = stateBefore.parse(step.before);
  // An archived one was over: it becomes that again.
  if (status === 'PUBLISHED' && promotion.status !== 'ARCHIVED') {
    await requireRunnable(context, promotion);
  }
  const startsAt = start === undefined ? {} : { startsAt: start === null ? null : new Date(start) };
  const undone = { to: status, action: 'promotion.undo', columns: {}, ...startsAt } as const;
  return setStatus(context, promotion, undone);
}

interface NewState {
  to: PromotionStatus;
  action: AuditAction;
  columns: object;
  /** Absent: it keeps its start. */
  startsAt?: Date | null;
}

async function setStatus(
  context: Unit,
  promotion: PromotionDetail,
  { to, action, columns, startsAt }: NewState,
): Promise<Change> {
  const isMoved = startsAt !== undefined;
  const before = { status: promotion.status, ...(isMoved && { startsAt: promotion.startsAt }) };
  const version = await writeOwn(promotionRecord, context, {
    row: promotion,
    action,
    columns: { ...columns, status: to, ...(isMoved && { startsAt }) },
    before,
    after: { status: to, ...(isMoved && { startsAt: startsAt?.toISOString() ?? null }) },
  });
  await context.recordPrices();
  return { id: promotion.id, version, before };
}

/** Creates a copy as a draft, without its dates and its code. */
export async function copyPromotion(context: Unit, id: string): Promise<PromotionDetail> {
  const original = await lockOwn(promotionRecord, context, { id, version: null });
  return createOwn(promotionRecord, context, {
    ...promotionInputOf(original),
    code: null,
    startsAt: null,
    endsAt: null,
  });
}

/** Creates a copy as a draft, which replaces the original once it is published. */
export async function replacePromotion(context: Unit, id: string): Promise<PromotionDetail> {
  const copy = await copyPromotion(context, id);
  await context.transaction
    .update(promotions)
    .set({ replacesId: id })
    .where(eq(promotions.id, copy.id));
  return copy;
}

/** Deletes a draft that was never published; any other is an `invalid-transition`. */
export async function removePromotion(context: Unit, target: Target): Promise<void> {
  const promotion = await lockOwn(promotionRecord, context, target);
  const [row] = await context.transaction
    .select({ publishedAt: promotions.publishedAt })
    .from(promotions)
    .where(eq(promotions.id, promotion.id));
  if (promotion.status !== 'DRAFT' || row?.publishedAt !== null) {
    throw invalidTransition(promotion);
  }
  await removeOwn(promotionRecord, context, promotion);
}

function invalidTransition({ effectiveStatus }: PromotionDetail): Refusal {
  return new Refusal('invalid-transition', { extensions: { state: effectiveStatus } });
}
