import { locationTypeSchema, publicPrecisionSchema } from '@pazar/contracts/location';
import { geocodeSourceSchema, serviceAreaSchema } from '@pazar/contracts/location-fields';
import { locationTexts } from '@pazar/contracts/record-texts';
import { pickupHoursSchema, type Weekday } from '@pazar/contracts/opening-hours';
import {
  codeCodec,
  oneOfCodec,
  referenceCodec,
  referencesCodec,
  textCodec,
  yesNoCodec,
} from '../csv/codecs.ts';
import type { Column } from '../csv/columns.ts';
import { column, readOnly, textColumns } from '../csv/declared-columns.ts';
import { locations } from '../database/tables/locations.ts';
import type { ListFile } from '../lists/own-list.ts';
import { tableRows } from '../lists/table-rows.ts';
import { locationDetail } from './location-detail.ts';
import { hoursCodec, openingExceptionsCodec } from './opening-codecs.ts';
import { measureCodec, seasonCodec } from './location-codecs.ts';

const days: readonly (readonly [Weekday, mk: string, en: string])[] = [
  ['monday', 'понеделник', 'Monday'],
  ['tuesday', 'вторник', 'Tuesday'],
  ['wednesday', 'среда', 'Wednesday'],
  ['thursday', 'четврток', 'Thursday'],
  ['friday', 'петок', 'Friday'],
  ['saturday', 'сабота', 'Saturday'],
  ['sunday', 'недела', 'Sunday'],
];
/** A column for each day of a week. */
const week = (path: string, [inMk, inEn]: readonly [string, string]) =>
  days.map(([day, mk, en]) =>
    column(`${path}.${day}`, hoursCodec, [`${inMk}: ${mk}`, `${inEn}: ${en}`]),
  );

/** The types of the members of a union. */
const typesOf = ({ def }: typeof serviceAreaSchema | typeof pickupHoursSchema) =>
  def.options.flatMap(({ shape }): readonly string[] => shape.type.def.values);

/** The columns of a file of locations. */
export const locationCsvColumns: readonly Column[] = [
  column('id', textCodec, ['ИД', 'ID']),
  column('type', oneOfCodec(locationTypeSchema.options), ['Вид', 'Type']),
  column('name', textCodec, ['Назив', 'Name']),
  column('address.line1', textCodec, ['Адреса', 'Address']),
  column('address.settlement', textCodec, ['Населено место', 'Settlement']),
  column('address.settlementIn.en', textCodec, [
    'Населено место на англиски',
    'Settlement in English',
  ]),
  column('address.municipalityCode', referenceCodec('municipality'), ['Општина', 'Municipality']),
  column('address.postalCode', textCodec, ['Поштенски број', 'Postal code']),
  column('address.country', codeCodec, ['Држава', 'Country']),
  column('lat', measureCodec, ['Географска ширина', 'Latitude']),
  column('lng', measureCodec, ['Географска должина', 'Longitude']),
  column('geocodeSource', oneOfCodec(geocodeSourceSchema.options), [
    'Извор на положбата',
    'Source of the position',
  ]),
  column('placeId', textCodec, ['ИД на мапата', 'ID on the map']),
  column('publicPrecision', oneOfCodec(publicPrecisionSchema.options), [
    'Јавна прецизност',
    'Public precision',
  ]),
  ...textColumns(locationTexts),
  ...week('openingHours', ['Работно време', 'Hours']),
  column('byAppointment', yesNoCodec, ['И по договор', 'By appointment']),
  column('exceptions', openingExceptionsCodec, ['Исклучоци', 'Exceptions']),
  column('serviceArea.type', oneOfCodec(typesOf(serviceAreaSchema)), ['Достава', 'Delivery']),
  column('serviceArea.radiusKm', measureCodec, ['Достава: километри', 'Delivery: kilometres']),
  column('serviceArea.codes', referencesCodec('municipality'), [
    'Достава: општини',
    'Delivery: municipalities',
  ]),
  column('serviceArea.except', referencesCodec('municipality'), [
    'Достава: освен општини',
    'Delivery: except municipalities',
  ]),
  column('pickupHours.type', oneOfCodec(typesOf(pickupHoursSchema)), ['Подигање', 'Pickup']),
  ...week('pickupHours.week', ['Подигање', 'Pickup']),
  column('notes', textCodec, ['Белешки', 'Notes']),
  column('notesIn.en', textCodec, ['Белешки на англиски', 'Notes in English']),
  column('season', seasonCodec, ['Сезона', 'Season']),
  readOnly(column('isPrimary', yesNoCodec, ['Главна локација', 'Primary location'])),
  readOnly(column('status', codeCodec, ['Состојба', 'Status'])),
  readOnly(column('updatedAt', textCodec, ['Изменето', 'Changed'])),
];

/** Reads locations for a file, without their images. */
const readRows = tableRows(locations, (row) => locationDetail(row, []));

export const readLocationRecords: ListFile['records'] = async (reading, read) =>
  (await readRows(reading, read)).map(({ item }) => item);
