import { municipalitiesNear } from '@pazar/geography/municipalities-within';
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
  const isComplete = 'type' in values && 'municipalityCode' in address && 'settlement' in address;
  if (isComplete) return values;
  const codes = municipalitiesNear({ lat, lng }).map(({ code }) => code);
  if (codes.length === 0) return values;
  // Near a border the file names the municipality: the row has an error until then.
  const { municipalityCode = onlyOne(codes) } = address;
  const named = typeof municipalityCode === 'string' ? [municipalityCode] : codes;
  return {
    type: usualType,
    ...values,
    address: {
      municipalityCode,
      settlement: onlyOne(named.map((code) => settlementOf(code, 'mk'))),
      ...address,
    },
  };
}

/** What all of some texts are; undefined when they differ. */
function onlyOne(texts: readonly string[]): string | undefined {
  const [first, ...others] = new Set(texts);
  return others.length === 0 ? first : undefined;
}
