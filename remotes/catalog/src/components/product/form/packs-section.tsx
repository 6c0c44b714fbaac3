import { maxPacks } from '@pazar/contracts/product';
import { currencySchema } from '@pazar/contracts/money';
import { unitSchema } from '@pazar/contracts/quantity';
import { formatPercent } from '@pazar/format/percent';
import { unitName } from '@pazar/format/quantity';
import { useLocale } from '@pazar/shell/locale';
import { useTranslation } from '@pazar/shell/translation';
import { Button } from '@pazar/ui/button';
import { FormField } from '@pazar/ui/form/form-field';
import { SelectField } from '@pazar/ui/input/select-field';
import { useFormRows } from '@pazar/ui/form/use-form-rows';
import { useFormValue } from '@pazar/ui/form/use-form-value';
import { vatRates } from '../../../model/product/vat-rates.ts';
import { newPack } from '../../../model/product/product-values.ts';
import { FormSection } from '@pazar/ui/form/form-section';
import { PackRow } from './pack-row.tsx';
import type { ProductFormHandle } from '../product-fields.ts';
import styles from './packs-section.module.css';

export interface PacksSectionProps {
  form: ProductFormHandle;
  /** After the first movement the stock is counted in what it is counted in. */
  isUnitFixed: boolean;
  hasVat: boolean;
}

/** In which packs it is sold and for how much. All packs are taken from one stock. */
export function PacksSection({ form, isUnitFixed, hasVat }: PacksSectionProps) {
  const { t } = useTranslation('catalog');
  const locale = useLocale();
  const rows = useFormRows(form, 'packs');
  const baseUnit = useFormValue(form, 'baseUnit');

  return (
    <FormSection
      anchor="packs"
      title={t('product.form.packs')}
      hint={t(hasVat ? 'product.form.packsHintVat' : 'product.form.packsHint', {
        unit: unitName(baseUnit, locale),
      })}
    >
      <FormField form={form} name="baseUnit">
        {(field) => (
          <SelectField
            {...field}
            options={unitSchema.options.map((value) => ({
              value,
              label: t(`product.unit.${value}`),
            }))}
            disabled={isUnitFixed}
            hint={isUnitFixed ? t('product.form.unitFixed') : undefined}
          />
        )}
      </FormField>
      <FormField form={form} name="currency">
        {(field) => (
          <SelectField
            {...field}
            options={currencySchema.options.map((value) => ({
              value,
              label: t(`product.currency.${value}`),
            }))}
          />
        )}
      </FormField>
      {hasVat && (
        <FormField form={form} name="vatRate">
          {(field) => (
            <SelectField
              {...field}
              options={vatRates.map((value) => ({
                value,
                label: formatPercent(value, locale),
              }))}
              emptyLabel={t('product.form.vatOfCategory')}
            />
          )}
        </FormField>
      )}
      <ol className={styles.rows}>
        {rows.keys.map((key, index) => (
          <PackRow
            key={key}
            form={form}
            index={index}
            count={rows.keys.length}
            hasVat={hasVat}
            onMove={(to) => rows.move(index, to)}
            onRemove={() => rows.remove(index)}
          />
        ))}
      </ol>
      {rows.keys.length < maxPacks && (
        <Button icon="add" onClick={() => rows.add(newPack(baseUnit))}>
          {t('product.form.addPack')}
        </Button>
      )}
    </FormSection>
  );
}
