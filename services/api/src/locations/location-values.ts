import type { LocalizedText } from '@pazar/contracts/locale';
import type { LocationInput } from '@pazar/contracts/location-input';
import { weekdays } from '@pazar/contracts/opening-hours';
import { isRecord, mergePatch } from '../records/read-input.ts';

type Values = Record<string, unknown>;

/**
 * The location values of a row's cells. Parts that span several columns are merged into those of the
 * location, or into null for a new one.
 */
export function wholeLocation(values: Values, current: LocationInput | null): Values {
  const { openingHours, pickupHours, serviceArea, address } = values;
  return {
    ...values,
    ...beside(values, ['notes', 'notesIn'], current?.notesIn),
    ...(isRecord(address) && {
      address: {
        ...address,
        ...beside(address, ['settlement', 'settlementIn'], current?.address.settlementIn),
      },
    }),
    ...(isRecord(openingHours) && {
      openingHours: wholeWeek(mergePatch(current?.openingHours, openingHours)),
    }),
    ...(isRecord(pickupHours) && { pickupHours: wholePickup(pickupHours, current?.pickupHours) }),
    ...(isRecord(serviceArea) && {
      serviceArea: wholeArea(serviceArea, current?.serviceArea),
    }),
    ...sourceOfPin(values, current),
  };
}

/**
 * The texts in both languages of a text's two cells. A cell in English that repeats the plain one says that
 * there is none in Macedonian.
 */
function beside(
  values: Values,
  [plain, both]: readonly [plain: string, both: string],
  was: LocalizedText | null | undefined,
): Values {
  const { [plain]: text, [both]: texts } = values;
  if (text === undefined || !isRecord(texts)) return {};
  const { en = null } = texts;
  // Of a place without a Macedonian text the export repeats the English one in the plain cell.
  const isRepeated = text === en || (was?.mk === null && text === was.en);
  return { [both]: { mk: isRepeated ? null : text, en } };
}

/** A pin of a file that names no source was placed by hand, unless the location has a source. */
function sourceOfPin({ lat, geocodeSource }: Values, current: LocationInput | null): Values {
  if (lat === undefined || geocodeSource !== undefined) return {};
  return { geocodeSource: lat === null ? null : (current?.geocodeSource ?? 'MANUAL') };
}

/** Days that are not mentioned are closed, once any day is. */
function wholeWeek(days: unknown): Values | null {
  const known = new Map(Object.entries(isRecord(days) ? days : {}));
  if (known.size === 0) return null;
  return Object.fromEntries(weekdays.map((day) => [day, known.get(day) ?? []] as const));
}

/** Days of a separate week imply the type WEEK. */
function wholePickup(given: Values, current: LocationInput['pickupHours'] | undefined): unknown {
  const { type = 'week' in given ? 'WEEK' : undefined, week } = given;
  if (type !== 'WEEK') return type === null ? null : given;
  const was = current?.type === 'WEEK' ? current.week : undefined;
  return { type, week: wholeWeek(mergePatch(was, isRecord(week) ? week : {})) };
}

/** Another kind of delivery inherits nothing from the one before. */
function wholeArea(given: Values, current: LocationInput['serviceArea'] | undefined): unknown {
  if (given['type'] === null) return null;
  const isSameKind = given['type'] === undefined || given['type'] === current?.type;
  const area = mergePatch(isSameKind ? current : undefined, given);
  return isRecord(area) && Object.keys(area).length > 0 ? area : null;
}
