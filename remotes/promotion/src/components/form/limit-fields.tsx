import { unitSchema } from '@pazar/contracts/quantity';
import { unitName } from '@pazar/format/quantity';
import { isQuantity, quantityOf, thousandthsOf } from '@pazar/format/quantity-math';
import { useLocale } from '@pazar/shell/locale';
import { useTranslation } from 'react-i18next';
import { Button } from '@pazar/ui/button';
import { FormField, type FieldBinding } from '@pazar/section/form/form-field';
import { NumberField } from '@pazar/ui/input/number-field';
import { QuantityField } from '@pazar/section/input/quantity-field';
import { SelectField } from '@pazar/ui/input/select-field';
import type { PromotionFormHandle } from '../../model/promotion-fields.ts';
import type { StockLimitValues } from '../../model/promotion-values.ts';
import styles from './promotion-form.module.css';

/** How much of it there is, as a quantity. */
export function StockLimit({ form }: { form: PromotionFormHandle }) {
  return (
    <FormField form={form} name="stockLimit">
      {(field) => <StockLimitField {...field} />}
    </FormField>
  );
}

/** How many sales may name it. */
export function UsageLimit({ form }: { form: PromotionFormHandle }) {
  return (
    <FormField form={form} name="usageLimit">
      {(field) => <NumberField {...field} isOptional />}
    </FormField>
  );
}

/** One press is one unit, in thousandths of it. */
const stepSize = 1000n;
const least = '1.000';

/** An amount and its unit; without an amount there is no limit. */
function StockLimitField({ value, onChange, ...field }: FieldBinding<StockLimitValues | null>) {
  const { t } = useTranslation('promotion');
  const locale = useLocale();
  const { quantity, unit } = value ?? { quantity: null, unit: 'KG' as const };
  const isNumber = quantity !== null && isQuantity(quantity);
  function step(by: bigint): void {
    const next = thousandthsOf(quantity ?? least) + by;
    onChange({ quantity: next < stepSize ? least : quantityOf(next), unit });
  }
  return (
    <>
      <div className={styles.steps} data-stepped={isNumber}>
        {isNumber && (
          <Button
            aria-label={t('promotion.form.less')}
            disabled={quantity === least}
            onClick={() => step(-stepSize)}
          >
            −
          </Button>
        )}
        <QuantityField
          {...field}
          hint={t('promotion.form.stockLimitHint')}
          value={quantity}
          onChange={(next) => onChange(next === null ? null : { quantity: next, unit })}
          isOptional
        />
        {isNumber && (
          <Button aria-label={t('promotion.form.more')} onClick={() => step(stepSize)}>
            +
          </Button>
        )}
      </div>
      {value !== null && (
        <SelectField
          label={t('promotion.field.unit')}
          value={unit}
          options={unitSchema.options.map((one) => ({ value: one, label: unitName(one, locale) }))}
          onChange={(next) => onChange({ quantity, unit: next })}
        />
      )}
    </>
  );
}
