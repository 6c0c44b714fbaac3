import { currencySchema } from '@pazar/contracts/money';
import { productLimits } from '@pazar/contracts/product-input';
import { optionsOf } from '@pazar/section/options-of';
import { useTranslation } from 'react-i18next';
import { FoldedSection } from '@pazar/section/form/folded-section';
import { FormField } from '@pazar/section/form/form-field';
import { useFormValue } from '@pazar/section/form/use-form-value';
import { SelectField } from '@pazar/ui/input/select-field';
import { TagsField } from '@pazar/ui/multi-select/tags-field';
import { TextField } from '@pazar/ui/input/text-field';
import type { ProductFormHandle } from '../product-fields.ts';
import { productParts } from './product-parts.ts';
import { UnitField } from './unit-field.tsx';
import { useVatOptions } from '../../vat/use-vat-options.ts';
import styles from './wide.module.css';

export interface MoreSectionProps {
  form: ProductFormHandle;
  /** After the first movement the stock is counted in what it is counted in. */
  isUnitFixed: boolean;
  hasVat: boolean;
}

/** Fields that are chosen once and seldom changed: unit, currency, VAT, code and tags. */
export function MoreSection({ form, isUnitFixed, hasVat }: MoreSectionProps) {
  const { t } = useTranslation('catalog');
  // Of a new product the unit is beside its first stock.
  const left: readonly string[] = [
    ...(form.isNew ? ['baseUnit'] : []),
    ...(hasVat ? [] : ['vatRate']),
  ];
  const { options: vatOptions, notice } = useVatOptions(useFormValue(form, 'vatRate'));
  return (
    <FoldedSection
      form={form}
      anchor="more"
      title={t('product.form.more')}
      names={productParts.more.filter((name) => !left.includes(name))}
    >
      {!form.isNew && <UnitField form={form} isUnitFixed={isUnitFixed} />}
      <FormField form={form} name="currency">
        {(field) => (
          <SelectField
            {...field}
            options={optionsOf(currencySchema.options, (value) => t(`product.currency.${value}`))}
          />
        )}
      </FormField>
      {hasVat && (
        <FormField form={form} name="vatRate">
          {(field) => (
            <>
              <SelectField
                {...field}
                options={vatOptions}
                emptyLabel={t('product.form.vatOfCategory')}
              />
              {notice}
            </>
          )}
        </FormField>
      )}
      <FormField form={form} name="sku">
        {(field) => (
          <TextField
            {...field}
            hint={form.isNew ? t('product.form.skuHint') : undefined}
            isOptional
          />
        )}
      </FormField>
      <div className={styles.wide}>
        <FormField form={form} name="tags">
          {(field) => <TagsField {...field} max={productLimits.tags} isOptional />}
        </FormField>
      </div>
    </FoldedSection>
  );
}
