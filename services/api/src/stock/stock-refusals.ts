import { maxQuantityThousandths, type Unit } from '@pazar/contracts/quantity';
import { Refusal } from '../problems/refusal.ts';
import { quantityText } from '../records/values.ts';

/** 409: more was asked for than is left. */
export function insufficientStock(remaining: bigint, unit: Unit): Refusal {
  return new Refusal('insufficient-stock', {
    extensions: { remaining: quantityText(remaining), unit },
  });
}

/** 412: other entries came in since the caller counted. */
export function ledgerMoved(current: { ledgerVersion: number; remaining: bigint }): Refusal {
  return new Refusal('version-conflict', {
    extensions: {
      currentVersion: current.ledgerVersion,
      changedFields: ['remaining'],
      current: {
        ledgerVersion: current.ledgerVersion,
        remaining: quantityText(current.remaining),
      },
    },
  });
}

/** 422: the ledger would exceed the largest quantity. */
export function refuseOverflow(total: bigint): void {
  if (total <= maxQuantityThousandths) return;
  const limit = Number(maxQuantityThousandths) / 1000;
  throw new Refusal('validation', {
    errors: [{ pointer: '/quantity', code: 'max', params: { limit } }],
  });
}
