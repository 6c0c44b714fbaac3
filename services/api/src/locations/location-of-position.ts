import { municipalityAt } from '@pazar/geography/municipality-at';
import { settlementOf } from '@pazar/geography/settlement-of';
import type { LocationInput } from '@pazar/contracts/location-input';
import { isRecord } from '../records/read-input.ts';

type Values = Record<string, unknown>;

/** The default name of a new location in a file, as in a new form. */
const usualType: LocationInput['type'] = 'FARM';

/**
 * Completes a new location of a file from its position: the municipality, its seat as the settlement,
 * and the usual type. Points of map services have no more than a name.
 */
export function locationOfPosition(values: Values): Values {
  const { lat, lng, address } = values;
  if (typeof lat !== 'number' || typeof lng !== 'number' || !isRecord(address)) return values;
  const found = municipalityAt({ lat, lng });
  if (found === null) return values;
  const { municipalityCode = found } = address;
  return {
    type: usualType,
    ...values,
    address: {
      municipalityCode,
      ...(typeof municipalityCode === 'string' && {
        settlement: settlementOf(municipalityCode, 'mk'),
      }),
      ...address,
    },
  };
}
