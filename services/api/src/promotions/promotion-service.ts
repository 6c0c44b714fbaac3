import type { PromotionDetail, PromotionPreview } from '@pazar/contracts/promotion-detail';
import type { PromotionInput, PromotionPatch } from '@pazar/contracts/promotion-input';
import type { Clock } from '../clock/clock.ts';
import type { Database } from '../database/database.ts';
import { isUniqueViolation } from '../database/unique-violation.ts';
import { Refusal } from '../problems/refusal.ts';
import { previewPromotion, type PreviewRequest } from './preview-promotion.ts';
import {
  readOwnPromotion,
  type PromotionContext,
  type PromotionTarget,
} from './promotion-context.ts';
import { movePromotion, type PromotionTransition } from './promotion-states.ts';
import {
  createPromotion,
  deletePromotion,
  duplicatePromotion,
  patchPromotion,
} from './write-promotion.ts';

/** One agent's promotions, one transaction for each call. */
export interface PromotionService {
  read: (agentId: string, id: string) => Promise<PromotionDetail>;
  create: (agentId: string, input: PromotionInput) => Promise<PromotionDetail>;
  patch: (
    agentId: string,
    target: PromotionTarget,
    patch: PromotionPatch,
  ) => Promise<PromotionDetail>;
  move: (
    agentId: string,
    target: PromotionTarget,
    transition: PromotionTransition,
  ) => Promise<PromotionDetail>;
  duplicate: (agentId: string, id: string) => Promise<PromotionDetail>;
  remove: (agentId: string, target: PromotionTarget) => Promise<void>;
  preview: (agentId: string, request: PreviewRequest) => Promise<PromotionPreview>;
}

export function createPromotionService(database: Database, clock: Clock): PromotionService {
  async function within<Result>(
    agentId: string,
    work: (context: PromotionContext) => Promise<Result>,
  ): Promise<Result> {
    try {
      return await database.transaction((transaction) =>
        work({ transaction, agentId, now: clock() }),
      );
    } catch (error) {
      if (!isUniqueViolation(error, 'promotions_agent_id_code_key')) throw error;
      throw new Refusal('duplicate', { errors: [{ pointer: '/code', code: 'duplicate' }] });
    }
  }
  const outside = (agentId: string) => ({ transaction: database, agentId, now: clock() });
  return {
    read: (agentId, id) => readOwnPromotion(outside(agentId), id),
    create: (agentId, input) => within(agentId, (context) => createPromotion(context, input)),
    patch: (agentId, target, patch) =>
      within(agentId, (context) => patchPromotion(context, target, patch)),
    move: (agentId, target, transition) =>
      within(agentId, (context) => movePromotion(context, target, transition)),
    duplicate: (agentId, id) => within(agentId, (context) => duplicatePromotion(context, id)),
    remove: (agentId, target) => within(agentId, (context) => deletePromotion(context, target)),
    preview: (agentId, request) => previewPromotion(outside(agentId), request),
  };
}
