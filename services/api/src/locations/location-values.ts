import type { LocationInput } from '@pazar/contracts/location-input';
import { weekdays } from '@pazar/contracts/opening-hours';
import { isRecord, mergePatch } from '../records/read-input.ts';

type Values = Record<string, unknown>;

/**
 * What cells say of a location, with the parts whole that several columns make together: each on top
 * of what the location has, which is null for a new one.
 */
export function wholeLocation(values: Values, current: LocationInput | null): Values {
  const { openingHours, serviceArea } = values;
  return {
    ...values,
    ...(isRecord(openingHours) && {
      openingHours: wholeWeek(mergePatch(current?.openingHours, openingHours)),
    }),
    ...(isRecord(serviceArea) && {
      serviceArea: wholeArea(serviceArea, current?.serviceArea),
    }),
    ...(values['lat'] !== undefined &&
      values['geocodeSource'] === undefined && {
        geocodeSource: values['lat'] === null ? null : (current?.geocodeSource ?? 'MANUAL'),
      }),
  };
}

/** Days of which nothing is said are closed, as long as something is said of any. */
function wholeWeek(days: unknown): Values | null {
  const known = new Map(Object.entries(isRecord(days) ? days : {}));
  if (known.size === 0) return null;
  return Object.fromEntries(weekdays.map((day) => [day, known.get(day) ?? []] as const));
}

/** Another kind of delivery takes nothing over from the one before. */
function wholeArea(given: Values, current: LocationInput['serviceArea'] | undefined): unknown {
  if (given['type'] === null) return null;
  const isSameKind = given['type'] === undefined || given['type'] === current?.type;
  const area = mergePatch(isSameKind ? current : undefined, given);
  return isRecord(area) && Object.keys(area).length > 0 ? area : null;
}
