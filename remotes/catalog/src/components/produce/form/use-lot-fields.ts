import { formatDate } from '@pazar/format/date';
import { formatNumber } from '@pazar/format/number';
import { useLocale } from '@pazar/shell/locale';
import { useTranslation } from '@pazar/shell/translation';
import type { FieldDescription, FieldDescriptions } from '@pazar/ui/form/field-description';
import { useMemo } from 'react';

/** Fields of the form in their order. */
const fields = [
  'cropId',
  'cropName',
  'variety',
  'lotNumber',
  'origin',
  'supplierName',
  'receivedOn',
  'locationId',
  'area',
  'unit',
  'plantedOn',
  'status',
  'expectedFrom',
  'expectedTo',
  'expectedQuantity',
  'seasonYear',
  'qualityClass',
  'bestBefore',
  'certifications',
  'notes',
  'imageIds',
] as const;

const certificateFields = ['type', 'number', 'validTo'] as const;

const calendarDay = /^\d{4}-\d{2}-\d{2}$/;

/** What the form says of its fields: their names, and their values where two were entered. */
export function useLotFields(): FieldDescriptions {
  const { t } = useTranslation('catalog');
  const locale = useLocale();
  return useMemo(() => {
    const show = (value: unknown) => {
      // Of a list, how much is in it.
      if (Array.isArray(value)) return formatNumber(value.length, locale);
      const text = typeof value === 'string' ? value : JSON.stringify(value);
      return calendarDay.test(text) ? formatDate(text, locale) : text;
    };
    return Object.fromEntries<FieldDescription>([
      ...fields.map((field): [string, FieldDescription] => [
        field,
        { label: t(`produce.field.${field}`), show },
      ]),
      ...certificateFields.map((field): [string, FieldDescription] => [
        `certifications.*.${field}`,
        { label: t(`certification.${field}`) },
      ]),
    ]);
  }, [t, locale]);
}
