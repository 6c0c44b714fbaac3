import type { Locale } from '@pazar/contracts/locale';
import type { LocationInput } from '@pazar/contracts/location-input';
import { formatMonthDay } from '@pazar/format/month-day';
import { formatNumber } from '@pazar/format/number';
import { inItsLanguage } from '@pazar/format/text-language';
import { municipalityName } from '@pazar/geography/municipalities';
import { imageName, imagesText, type ImageWords } from '@pazar/section/image-texts';
import type { TFunction } from 'i18next';
import { defineFields } from '@pazar/ui/form/define-fields';
import type { RecordForm } from '@pazar/ui/form/record-form-handle';
import { isKept, type SavedLocation } from '../../model/waiting-location.ts';
import { areaText } from '../area-text.ts';
import { exceptionsText, hoursText, inBoth, pickupText } from '../hours-text.ts';

/** The form of a location at work. What it holds is what the API takes. */
export type LocationForm = RecordForm<LocationInput>;

/** What the values of a location are written with. */
export interface LocationWords {
  readonly t: TFunction<'locations'>;
  readonly locale: Locale;
  readonly images: ImageWords;
}

const emptyAddress: LocationInput['address'] = {
  line1: null,
  settlement: '',
  settlementIn: null,
  municipalityCode: '',
  postalCode: null,
  country: 'MK',
};

/** Every field of the form of a location, in the order of the page. */
export const locationFields = defineFields<LocationInput, LocationWords>({
  name: { empty: '' },
  type: { empty: 'FARM', show: (type, { t }) => t(`location.type.${type}`) },
  address: {
    empty: emptyAddress,
    members: {
      line1: {},
      settlement: {},
      settlementIn: {},
      municipalityCode: { show: (code, { locale }) => municipalityName(code, locale) },
      postalCode: {},
      country: {},
    },
  },
  lat: { empty: null, show: (degrees, { locale }) => degreesText(degrees, locale) },
  lng: { empty: null, show: (degrees, { locale }) => degreesText(degrees, locale) },
  geocodeSource: { empty: null, show: (source, { t }) => t(`location.source.${source}`) },
  placeId: { empty: null },
  publicPrecision: {
    empty: 'EXACT',
    show: (value, { t }) => t(`location.precision.${value}`),
  },
  openingHours: { empty: null, isWhole: true, show: hoursText },
  pickupHours: { empty: { type: 'NONE' }, isWhole: true, show: pickupText },
  byAppointment: {
    empty: false,
    show: (is, { t }) => t(is ? 'location.byAppointment.yes' : 'location.byAppointment.no'),
  },
  exceptions: {
    empty: [],
    show: exceptionsText,
    rows: { date: {}, note: {}, noteIn: {} },
  },
  season: {
    empty: null,
    isWhole: true,
    show: ({ from, to }, { locale }) =>
      `${formatMonthDay(from, locale)} – ${formatMonthDay(to, locale)}`,
  },
  serviceArea: { empty: { type: 'NONE' }, isWhole: true, show: areaText },
  phone: { empty: null },
  email: { empty: null },
  website: { empty: null },
  imageIds: {
    empty: [],
    show: (ids, { t, images }) => imagesText(ids, images) || t('location.value.none'),
  },
  imageAlts: {
    empty: {},
    isWhole: true,
    show: (alts, { t, images }) => altsText(alts, images) || t('location.value.none'),
  },
  notes: { empty: null },
  notesIn: { empty: null },
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
