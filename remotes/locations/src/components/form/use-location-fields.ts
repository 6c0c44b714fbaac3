import { isTextOf } from '@pazar/contracts/declared-text';
import { locationTexts } from '@pazar/contracts/record-texts';
import { imageNumbers } from '@pazar/section/image-texts';
import { useLocale } from '@pazar/shell/locale';
import { useTranslation } from 'react-i18next';
import type { FieldDescriptions } from '@pazar/section/form/field-description';
import { useMemo } from 'react';
import type { SavedLocation } from '../../model/waiting-location.ts';
import { locationFields, locationValues } from './location-fields.ts';

/**
 * The labels of a location's fields and the words of their values.
 *
 * @param location null for a new one
 */
export function useLocationFields(location: SavedLocation | null): FieldDescriptions {
  const { t } = useTranslation('locations');
  const { t: shell } = useTranslation('shell');
  const locale = useLocale();
  return useMemo(() => {
    const { imageIds, imageAlts: alts } = locationValues(location);
    const images = { t: shell, locale, alts, numberOf: imageNumbers(imageIds) };
    const words = { t, locale, images };
    return locationFields.describe(
      (name, member) =>
        isTextOf(locationTexts, name)
          ? locationTexts[name].label[locale]
          : t(labelKey(name, member)),
      words,
    );
  }, [t, shell, locale, location]);
}

type Name = (typeof locationFields.names)[number];
type Texts = typeof locationTexts;
type Member = 'line1' | 'settlement' | 'municipalityCode' | 'postalCode' | 'country';

/** A text in both languages has the label of the plain one. */
const plainName = (name: string) => name.replace(/In$/, '');

/** The members of an address and of an exception have separate labels. */
function labelKey(name: Exclude<Name, keyof Texts>, member: string | undefined) {
  if (name === 'address' && member !== undefined) {
    // The table names the members of an address, whose texts have the same names.
    return `location.address.${plainName(member) as Member}` as const;
  }
  if (name === 'exceptions' && member !== undefined) {
    // The table names the members of an exception, whose texts have the same names.
    return `location.exception.${plainName(member) as 'date' | 'note'}` as const;
  }
  return name === 'notesIn' ? 'location.field.notes' : (`location.field.${name}` as const);
}
