import type { LocationDetail } from '@pazar/contracts/location-detail';
import { Refusal } from '../problems/refusal.ts';
import type { Dependant } from './location-dependants.ts';

export function invalidTransition({ status }: Pick<LocationDetail, 'status'>): Refusal {
  return new Refusal('invalid-transition', { extensions: { state: status } });
}

/** 409 with what refers to a location. */
export function inUse(dependants: readonly Dependant[]): Refusal {
  const blocking = dependants.map(({ entity, id, code, name }) => ({
    entity,
    id,
    label: code ?? name?.mk ?? name?.en ?? null,
  }));
  return new Refusal('in-use', { extensions: { blocking } });
}
