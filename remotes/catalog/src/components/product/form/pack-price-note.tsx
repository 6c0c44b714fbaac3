import { unitName } from '@pazar/format/quantity';
import { splitVat } from '@pazar/format/vat';
import { useFormatters } from '@pazar/section/use-formatters';
import { useFormValue } from '@pazar/section/form/use-form-value';
import { unitPriceMinor } from '../../../model/product/unit-price.ts';
import type { ProductFormHandle } from '../product-fields.ts';
import styles from './packs-section.module.css';

export interface PackPriceNoteProps {
  form: ProductFormHandle;
  index: number;
  /** Whether the agent charges VAT at all. */
  hasVat: boolean;
}

/** What a pack costs for one base unit, and what of its price is VAT. */
export function PackPriceNote({ form, index, hasVat }: PackPriceNoteProps) {
  const { t, locale, ...format } = useFormatters('catalog');
  const baseUnit = useFormValue(form, 'baseUnit');
  const currency = useFormValue(form, 'currency');
  const vatRate = useFormValue(form, 'vatRate');
  const pack = useFormValue(form, `packs.${index}`);
  const perUnit = pack === undefined ? null : unitPriceMinor(pack, baseUnit);
  if (pack === undefined || perUnit === null) return <span className={styles.note} />;
  const money = (minor: number) => format.money({ minor, currency });
  const split =
    hasVat && vatRate !== null && pack.priceMinor !== null
      ? splitVat(pack.priceMinor, vatRate)
      : null;
  return (
    <span className={styles.note}>
      {t('product.pack.unitPrice', { price: money(perUnit), unit: unitName(baseUnit, locale) })}
      {split !== null && (
        <span>{t('product.pack.vatSplit', { net: money(split.net), vat: money(split.vat) })}</span>
      )}
    </span>
  );
}
