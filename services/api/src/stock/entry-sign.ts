import type { MovementType } from '@pazar/contracts/produce';
import type { FieldFault } from '../problems/refusal.ts';

export const incomingTypes: readonly MovementType[] = ['HARVEST', 'RECEIPT'];

/** The sign of a kind of entry; an adjustment has either. */
export function signOf(type: MovementType): 1n | -1n | null {
  if (type === 'ADJUST') return null;
  return incomingTypes.includes(type) ? 1n : -1n;
}

/** The fault in the sign of a quantity. */
export function signFaults(type: MovementType, quantity: bigint): FieldFault[] {
  const pointer = '/quantity';
  const sign = signOf(type);
  if (sign === null) return quantity === 0n ? [{ pointer, code: 'invalid' }] : [];
  if (quantity * sign > 0n) return [];
  return sign > 0n
    ? [{ pointer, code: 'min', params: { limit: 0.001 } }]
    : [{ pointer, code: 'max', params: { limit: -0.001 } }];
}
