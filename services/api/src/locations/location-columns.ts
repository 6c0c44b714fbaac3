import { locationFields } from '@pazar/contracts/location-fields';
import type { LocationDetail } from '@pazar/contracts/location-detail';
import type { LocationInput } from '@pazar/contracts/location-input';
import type { Locale, LocalizedText } from '@pazar/contracts/locale';
import { readLocalizedText } from '@pazar/format/localized-text';
import { sortKey } from '@pazar/format/sort-key';
import { pickFields } from '../records/declared-fields.ts';
import { indexColumns } from '../records/values.ts';
import { locationWarnings } from './location-warnings.ts';

const noText: LocalizedText = { mk: null, en: null };

/** The columns of a location's input; images have a separate table. */
export function locationColumns(location: LocationInput) {
  const { address, season, notesIn, imageIds: _, imageAlts: __, notes: ___, ...input } = location;
  const { line1, settlementIn, municipalityCode, postalCode, country } = address;
  const [settlements, notesInBoth] = [settlementIn ?? noText, notesIn ?? noText];
  return {
    ...input,
    addressLine1: line1,
    settlementMk: settlements.mk,
    settlementEn: settlements.en,
    municipalityCode,
    postalCode,
    country,
    notesMk: notesInBoth.mk,
    notesEn: notesInBoth.en,
    seasonFrom: season?.from ?? null,
    seasonTo: season?.to ?? null,
    warnings: locationWarnings(location),
    ...locationIndexColumns({ name: input.name, settlementIn, addressLine1: line1 }),
  };
}

/** A location as its own input: the base of a merge patch. */
export function locationInputOf(location: LocationDetail): LocationInput {
  return { ...pickFields(locationFields, location), address: location.address };
}

interface NamedLocation {
  name: string;
  settlementIn: LocalizedText | null;
  addressLine1?: string | null;
}

/** Sort keys and search column of a location. */
function locationIndexColumns({ name, settlementIn, addressLine1 }: NamedLocation) {
  const { mk, en } = settlementIn ?? noText;
  const sorted = (locale: Locale) => sortKey(readLocalizedText({ mk, en }, locale).text, locale);
  return {
    ...indexColumns({ mk: name, en: name, search: [name, mk, en, addressLine1] }),
    settlementSortMk: sorted('mk'),
    settlementSortEn: sorted('en'),
  };
}
