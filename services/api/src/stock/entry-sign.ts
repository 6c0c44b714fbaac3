import { isCounted } from '@pazar/contracts/counted-unit';
import type { MovementType } from '@pazar/contracts/produce';
import type { Unit } from '@pazar/contracts/quantity';
import type { FieldFault } from '../problems/refusal.ts';

export const incomingTypes: readonly MovementType[] = ['HARVEST', 'RECEIPT'];

/** The sign of a kind of entry; an adjustment has either. */
export function signOf(type: MovementType): 1n | -1n | null {
  if (type === 'ADJUST') return null;
  return incomingTypes.includes(type) ? 1n : -1n;
}

/** The fault in the sign of a quantity of `unit`; its limit is the least amount of that unit. */
export function signFaults(type: MovementType, quantity: bigint, unit: Unit): FieldFault[] {
  const pointer = '/quantity';
  const sign = signOf(type);
  if (sign === null) return quantity === 0n ? [{ pointer, code: 'invalid' }] : [];
  if (quantity * sign > 0n) return [];
  const least = isCounted(unit) ? 1 : 0.001;
  return sign > 0n
    ? [{ pointer, code: 'min', params: { limit: least } }]
    : [{ pointer, code: 'max', params: { limit: -least } }];
}
