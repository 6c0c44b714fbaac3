import { productLimits } from '@pazar/contracts/product-input';
import { unitName } from '@pazar/format/quantity';
import { useFormatters } from '@pazar/section/use-formatters';
import { FormField } from '@pazar/section/form/form-field';
import { LocalizedTextField } from '@pazar/section/form/localized-text-field';
import { useFormValue } from '@pazar/section/form/use-form-value';
import { Checkbox } from '@pazar/ui/input/checkbox';
import { MoneyField } from '@pazar/ui/input/money-field';
import { QuantityField } from '@pazar/section/input/quantity-field';
import { SelectField } from '@pazar/ui/input/select-field';
import { TextField } from '@pazar/ui/input/text-field';
import { Menu } from '@pazar/ui/overlay/menu';
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

/** One pack in one line: how much is in it, what it costs, and what that is for a kilogram. */
export function PackRow({ form, index, count, hasVat, onMove, onRemove }: PackRowProps) {
  const { t, locale } = useFormatters('catalog');
  const baseUnit = useFormValue(form, 'baseUnit');
  const currency = useFormValue(form, 'currency');
  const number = index + 1;
  return (
    <li className={styles.row} aria-label={t('product.form.packNumber', { number })}>
      <FormField form={form} name={`packs.${index}.size`}>
        {(field) => <QuantityField {...field} isLabelHidden />}
      </FormField>
      <FormField form={form} name={`packs.${index}.unit`}>
        {(field) => (
          <SelectField
            {...field}
            isLabelHidden
            options={packUnitsFor(baseUnit).map((value) => ({
              value,
              label: unitName(value, locale),
            }))}
          />
        )}
      </FormField>
      <FormField form={form} name={`packs.${index}.priceMinor`}>
        {(field) => <MoneyField {...field} isLabelHidden currency={currency} />}
      </FormField>
      <PackPriceNote form={form} index={index} hasVat={hasVat} />
      <span className={styles.active}>
        <FormField form={form} name={`packs.${index}.active`}>
          {(field) => <Checkbox {...field} />}
        </FormField>
      </span>
      <Menu
        label={t('product.form.packMore', { number })}
        items={[
          {
            key: 'name',
            icon: 'edit',
            label: t('product.form.packNames'),
            onSelect: () => form.focus(`packs.${index}.label`),
          },
          {
            key: 'up',
            icon: 'up',
            label: t('product.form.packUp', { number }),
            isDisabled: index === 0,
            onSelect: () => onMove(index - 1),
          },
          {
            key: 'down',
            icon: 'down',
            label: t('product.form.packDown', { number }),
            isDisabled: number === count,
            onSelect: () => onMove(index + 1),
          },
          {
            key: 'remove',
            icon: 'delete',
            label: t('product.form.packRemove', { number }),
            isDanger: true,
            startsGroup: true,
            isDisabled: count === 1,
            onSelect: onRemove,
          },
        ]}
      />
      <PackNames form={form} index={index} />
    </li>
  );
}

/** Name and code of a pack: one line that says them, and nothing while it has neither. */
function PackNames({ form, index }: Pick<PackRowProps, 'form' | 'index'>) {
  const { t, ...format } = useFormatters('catalog');
  const label = useFormValue(form, `packs.${index}.label`);
  const sku = useFormValue(form, `packs.${index}.sku`);
  const name = label === null ? '' : format.localized(label);
  const said = [name, sku].filter(Boolean).join(' · ');
  return (
    <details className={styles.names}>
      <summary hidden={said === ''}>{said}</summary>
      <div className={styles.nameFields}>
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
  );
}
