import { addressSchema, locationStatusSchema } from '@pazar/contracts/location';
import { movedField, movedRecordSchema } from '@pazar/contracts/location-replacements';
import { locationPatchSchema } from '@pazar/contracts/location-input';
import * as z from '@pazar/contracts/schema';
import { formatNumber } from '@pazar/format/number';
import { municipalityName } from '@pazar/geography/municipalities';
import { useLocale } from '@pazar/shell/locale';
import { useTranslation } from 'react-i18next';
import { inBoth } from '../hours-text.ts';
import { useLocationFields } from '../form/use-location-fields.ts';
import { useLocation } from './use-location.ts';

const movedSchema = z.array(movedRecordSchema);

interface ChangeText {
  /** A field of the history in words. */
  readonly fieldName: (field: string) => string;
  /** Its value, in the form that `PATCH` accepts, in words. */
  readonly fieldText: (field: string, value: unknown) => string;
}

/** The words of a location's history; names, never identifiers. */
export function useChangeText(): ChangeText {
  const { t } = useTranslation('locations');
  const locale = useLocale();
  const fields = useLocationFields(useLocation());

  function addressText(value: unknown): string | undefined {
    const { data } = addressSchema.safeParse(value);
    if (data === undefined) return undefined;
    const municipality = municipalityName(data.municipalityCode, locale);
    // In both languages: the change may be of one of them.
    const name = data.settlementIn === null ? data.settlement : inBoth(data.settlementIn);
    const settlement = [data.postalCode, name].filter(Boolean).join(' ');
    return [data.line1, settlement, municipality].filter(Boolean).join(', ');
  }
  function movedText(value: unknown): string | undefined {
    const { data = [] } = movedSchema.safeParse(value);
    const groups = Map.groupBy(data, ({ entity, to }) => `${entity} ${to}`);
    const texts = [...groups.values()].map((records) => {
      const [{ entity, toName } = { entity: 'lot' as const, toName: '' }] = records;
      const count = records.length;
      const what = t(`location.uses.${entity}`, { count, number: formatNumber(count, locale) });
      const names = records.flatMap(({ label }) => label ?? []).join(', ');
      return t('location.history.moved', { what, to: toName, names });
    });
    return texts.length === 0 ? undefined : texts.join(' · ');
  }
  function placedText(field: string, value: unknown): string | undefined {
    if (field === 'address') return addressText(value);
    if (field === movedField) return movedText(value);
    if (field === 'isPrimary')
      return t(value === true ? 'location.primary' : 'location.notPrimary');
    const { data } = locationStatusSchema.safeParse(value);
    return field === 'status' ? data && t(`location.status.${data}`) : undefined;
  }
  function valueText(field: string, value: unknown): string | undefined {
    const { success } = locationPatchSchema.safeParse({ [field]: value });
    if (!success || value === null) return undefined;
    return fields[field]?.show?.(value) ?? (typeof value === 'string' ? value : undefined);
  }
  return {
    fieldName(field) {
      if (field === 'status' || field === 'isPrimary' || field === movedField) {
        return t(`location.field.${field}`);
      }
      return fields[field]?.label ?? t('location.field.other');
    },
    fieldText: (field, value) =>
      placedText(field, value) ?? valueText(field, value) ?? t('location.value.none'),
  };
}
