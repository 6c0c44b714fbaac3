import { productLimits } from '@pazar/contracts/product-input';
import { useLocale } from '@pazar/shell/locale';
import { unitName } from '@pazar/format/quantity';
import { useTranslation } from '@pazar/shell/translation';
import { Checkbox } from '@pazar/ui/input/checkbox';
import { FormField } from '@pazar/ui/form/form-field';
import { LocalizedTextField } from '@pazar/ui/input/localized-text-field';
import { MoneyField } from '@pazar/ui/input/money-field';
import { QuantityField } from '@pazar/ui/input/quantity-field';
import { SelectField } from '@pazar/ui/input/select-field';
import { TextField } from '@pazar/ui/input/text-field';
import { useFormValue } from '@pazar/ui/form/use-form-value';
import { IconButton } from '@pazar/ui/icon-button';
import { packUnitsFor } from '../../../model/product/unit-price.ts';
import { PackPriceNote } from './pack-price-note.tsx';
import type { ProductFormHandle } from '../product-fields.ts';
import styles from './packs-section.module.css';

export interface PackRowProps {
  form: ProductFormHandle;
  index: number;
  count: number;
  hasVat: boolean;
  onMove: (to: number) => void;
  onRemove: () => void;
}

/** One pack: how much is in it, what it costs, and what that is for a kilogram. */
export function PackRow({ form, index, count, hasVat, onMove, onRemove }: PackRowProps) {
  const { t } = useTranslation('catalog');
  const locale = useLocale();
  const baseUnit = useFormValue(form, 'baseUnit');
  const currency = useFormValue(form, 'currency');
  const number = index + 1;
  return (
    <li className={styles.row} aria-label={t('product.form.packNumber', { number })}>
      <div className={styles.main}>
        <FormField form={form} name={`packs.${index}.size`}>
          {(field) => <QuantityField {...field} />}
        </FormField>
        <FormField form={form} name={`packs.${index}.unit`}>
          {(field) => (
            <SelectField
              {...field}
              options={packUnitsFor(baseUnit).map((value) => ({
                value,
                label: unitName(value, locale),
              }))}
            />
          )}
        </FormField>
        <FormField form={form} name={`packs.${index}.priceMinor`}>
          {(field) => <MoneyField {...field} currency={currency} />}
        </FormField>
      </div>
      <div className={styles.foot}>
        <PackPriceNote form={form} index={index} hasVat={hasVat} />
        <FormField form={form} name={`packs.${index}.active`}>
          {(field) => <Checkbox {...field} />}
        </FormField>
        <span className={styles.buttons}>
          <IconButton
            icon="previous"
            label={t('product.form.packUp', { number })}
            disabled={index === 0}
            onClick={() => onMove(index - 1)}
          />
          <IconButton
            icon="next"
            label={t('product.form.packDown', { number })}
            disabled={number === count}
            onClick={() => onMove(index + 1)}
          />
          <IconButton
            icon="close"
            label={t('product.form.packRemove', { number })}
            disabled={count === 1}
            onClick={onRemove}
          />
        </span>
      </div>
      <details className={styles.more}>
        <summary>{t('product.form.packMore')}</summary>
        <div className={styles.moreFields}>
          <FormField form={form} name={`packs.${index}.label`}>
            {(field, errors) => (
              <LocalizedTextField
                {...field}
                errors={errors}
                limit={productLimits.packLabel.max}
                hint={t('product.form.packLabelHint')}
                isOptional
              />
            )}
          </FormField>
          <FormField form={form} name={`packs.${index}.sku`}>
            {(field) => <TextField {...field} isOptional />}
          </FormField>
        </div>
      </details>
    </li>
  );
}
