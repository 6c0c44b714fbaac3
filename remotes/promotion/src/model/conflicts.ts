import type { PromotionConflict } from '@pazar/contracts/promotion-preview';

/** Whether the same one of two promotions wins however much is bought. */
export function isSettled({ winners }: Pick<PromotionConflict, 'winners'>): boolean {
  return winners.every(({ winner, withCode }) => winner !== 'QUANTITY' && withCode !== 'QUANTITY');
}
