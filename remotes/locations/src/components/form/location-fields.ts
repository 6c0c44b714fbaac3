import type { Locale } from '@pazar/contracts/locale';
import type { DeclaredTexts } from '@pazar/contracts/declared-text';
import { locationTexts } from '@pazar/contracts/record-texts';
import type { LocationInput } from '@pazar/contracts/location-input';
import { weekdays } from '@pazar/contracts/opening-hours';
import { dayNames } from '@pazar/format/calendar-names';
import { formatKilometres } from '@pazar/format/distance';
import { formatMonthDay } from '@pazar/format/month-day';
import { formatNumber } from '@pazar/format/number';
import { inItsLanguage } from '@pazar/format/text-language';
import { municipalityName } from '@pazar/geography/municipalities';
import { emptyLocation } from '@pazar/section/empty-location';
import { imageName, imagesText, type ImageWords } from '@pazar/section/image-texts';
import type { TFunction } from 'i18next';
import { defineFields } from '@pazar/section/form/define-fields';
import type { RecordForm } from '@pazar/section/form/record-form-handle';
import { isKept, type SavedLocation } from '../../model/waiting-location.ts';
import { areaText } from '../area-text.ts';
import { exceptionsText, hoursText, inBoth, pickupText } from '../hours-text.ts';

/** Handle of the location form. Its values are the API's input. */
export type LocationForm = RecordForm<LocationInput>;

/** What the values of a location are written with. */
export interface LocationWords {
  readonly t: TFunction<'locations'>;
  readonly locale: Locale;
  readonly images: ImageWords;
}

/** The fault of a field: its path in the values, and the API's code. */
interface Fault {
  readonly path: string;
  readonly code: string;
}

/** The text of a format fault, with a correct example. */
const explainFormat =
  (name: 'postalCode' | 'phone' | 'email' | 'website') =>
  ({ code }: Fault, { t }: LocationWords) =>
    code === 'format' || code === 'invalid' ? t(`location.fault.${name}`) : undefined;

const typeFaults = { tel: 'phone', email: 'email', url: 'website' } as const;

function textFields<Texts extends DeclaredTexts>(texts: Texts) {
  const fields = Object.entries(texts).map(([name, { type }]) => {
    const explain = type && explainFormat(typeFaults[type]);
    return [name, { empty: null, ...(explain && { explain }) }] as const;
  });
  // One field for each of the texts.
  return Object.fromEntries(fields) as Record<keyof Texts, TextField>;
}

interface TextField {
  readonly empty: null;
  readonly explain?: ReturnType<typeof explainFormat>;
}

/** Hours that overlap or cannot be read, by their day. */
function explainHours({ code, path }: Fault, { t, locale }: LocationWords) {
  const index = weekdays.findIndex((day) => path.split('.').includes(day));
  const day = dayNames(locale)[index];
  if (day === undefined) return undefined;
  if (code === 'overlap') return t('location.fault.overlap', { day });
  return code === 'format' ? t('location.fault.time', { day }) : undefined;
}

/** Every field of the form of a location, in the order of the page. */
export const locationFields = defineFields<LocationInput, LocationWords>({
  name: { empty: emptyLocation.name },
  type: { empty: emptyLocation.type, show: (type, { t }) => t(`location.type.${type}`) },
  address: {
    empty: emptyLocation.address,
    members: {
      line1: {},
      settlement: {},
      settlementIn: {},
      municipalityCode: { show: (code, { locale }) => municipalityName(code, locale) },
      postalCode: { explain: explainFormat('postalCode') },
      country: {},
    },
  },
  lat: { empty: emptyLocation.lat, show: (degrees, { locale }) => degreesText(degrees, locale) },
  lng: { empty: emptyLocation.lng, show: (degrees, { locale }) => degreesText(degrees, locale) },
  geocodeSource: {
    empty: emptyLocation.geocodeSource,
    show: (source, { t }) => t(`location.source.${source}`),
  },
  placeId: { empty: emptyLocation.placeId },
  publicPrecision: {
    empty: emptyLocation.publicPrecision,
    show: (value, { t }) => t(`location.precision.${value}`),
  },
  openingHours: {
    empty: emptyLocation.openingHours,
    isWhole: true,
    show: hoursText,
    explain: explainHours,
  },
  pickupHours: {
    empty: emptyLocation.pickupHours,
    isWhole: true,
    show: pickupText,
    explain: explainHours,
  },
  byAppointment: {
    empty: emptyLocation.byAppointment,
    show: (is, { t }) => t(is ? 'location.byAppointment.yes' : 'location.byAppointment.no'),
  },
  exceptions: {
    empty: emptyLocation.exceptions,
    show: exceptionsText,
    rows: { date: {}, note: {}, noteIn: {} },
  },
  season: {
    empty: emptyLocation.season,
    isWhole: true,
    show: ({ from, to }, { locale }) =>
      `${formatMonthDay(from, locale)} – ${formatMonthDay(to, locale)}`,
  },
  serviceArea: {
    empty: emptyLocation.serviceArea,
    isWhole: true,
    show: areaText,
    showLimit: (km, { locale }) => formatKilometres(km, locale),
  },
  ...textFields(locationTexts),
  imageIds: {
    empty: emptyLocation.imageIds,
    show: (ids, { t, images }) => imagesText(ids, images) || t('location.value.none'),
  },
  imageAlts: {
    empty: emptyLocation.imageAlts,
    isWhole: true,
    show: (alts, { t, images }) => altsText(alts, images) || t('location.value.none'),
  },
  notes: { empty: emptyLocation.notes },
  notesIn: { empty: emptyLocation.notesIn },
});

/** Decimals of a degree that are shown: about 10 cm. */
const degreeDecimals = 6;

function degreesText(degrees: number, locale: Locale): string {
  return formatNumber(degrees, locale, { maxDecimals: degreeDecimals });
}

/** What the form shows of a location, and of a new one. */
export function locationValues(location: SavedLocation | null): LocationInput {
  if (location === null) return locationFields.empty();
  return withoutPlain(locationFields.pick(isKept(location) ? location.location : location));
}

/**
 * The texts for customers in both languages alone: the form changes those, and the API writes the plain ones
 * that are beside them.
 */
function withoutPlain(location: LocationInput): LocationInput {
  const { address, notes, notesIn, exceptions } = location;
  const settlementIn = address.settlementIn ?? inItsLanguage(address.settlement);
  return {
    ...location,
    address: { ...address, settlement: '', settlementIn },
    notes: null,
    notesIn: notesIn ?? (notes === null ? null : inItsLanguage(notes)),
    exceptions: exceptions.map(({ note, noteIn, ...day }) => ({
      ...day,
      note: null,
      noteIn: noteIn ?? (note === null ? null : inItsLanguage(note)),
    })),
  };
}

/** Descriptions of images in both languages: `Image 1: Тезгата / The stall`. Empty for none. */
function altsText(alts: LocationInput['imageAlts'], words: ImageWords): string {
  const texts = Object.entries(alts).map(([id, alt]) => `${imageName(id, words)}: ${inBoth(alt)}`);
  return texts.join('; ');
}
