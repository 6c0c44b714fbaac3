import { type PriceAdjustment, priceAdjustmentSchema } from '@pazar/contracts/product-bulk';
import { useTranslation } from 'react-i18next';
import { MoneyField } from '@pazar/ui/input/money-field';
import { NumberField } from '@pazar/ui/input/number-field';
import { RadioGroup } from '@pazar/ui/input/radio-group';
import { useSettled } from '@pazar/ui/input/use-settled';
import type { BulkFormProps } from '@pazar/section/list/bulk/bulk-action';
import { BulkForm } from '@pazar/section/list/bulk/bulk-form';
import { useState } from 'react';
import { PricePreview } from './price-preview.tsx';
import styles from './bulk-forms.module.css';

type Direction = 'up' | 'down';
type Way = PriceAdjustment['by'];
const roundings = [1, 5, 10] as const;

/** Changes many prices by percent or by an amount; what each becomes is shown before. */
export function PriceChangeForm(form: BulkFormProps) {
  const { t } = useTranslation('catalog');
  const [direction, setDirection] = useState<Direction>('up');
  const [by, setBy] = useState<Way>('percent');
  const [value, setValue] = useState<number | null>(null);
  const [roundTo, setRoundTo] = useState<PriceAdjustment['roundTo']>(1);
  const signed = direction === 'up' ? value : -(value ?? Number.NaN);
  const { data: adjustment } = priceAdjustmentSchema.safeParse({ by, value: signed, roundTo });
  const settled = useSettled(adjustment === undefined ? '' : JSON.stringify(adjustment));
  const shown = settled === '' ? undefined : priceAdjustmentSchema.parse(JSON.parse(settled));
  const label = t(`product.priceChange.${by}`);

  const isChange = adjustment !== undefined && adjustment.value !== 0;

  return (
    <BulkForm
      {...form}
      params={isChange ? adjustment : null}
      submitLabel={t('product.action.adjustPrice')}
    >
      {(missing) => {
        const error = missing && t('product.priceChange.wrong');
        return (
          <>
            <div className={styles.fields}>
              <RadioGroup<Direction>
                label={t('product.priceChange.direction')}
                layout="row"
                value={direction}
                onChange={setDirection}
                options={(['up', 'down'] as const).map((one) => ({
                  value: one,
                  label: t(`product.priceChange.${one}`),
                }))}
              />
              <RadioGroup<Way>
                label={t('product.priceChange.by')}
                layout="row"
                value={by}
                onChange={(next) => {
                  setBy(next);
                  setValue(null);
                }}
                options={(['percent', 'amount'] as const).map((one) => ({
                  value: one,
                  label: t(`product.priceChange.${one}`),
                }))}
              />
              {by === 'percent' ? (
                <NumberField
                  label={label}
                  value={value}
                  onChange={setValue}
                  decimals={2}
                  error={error}
                />
              ) : (
                <MoneyField
                  label={label}
                  currency="MKD"
                  value={value}
                  onChange={setValue}
                  error={error}
                />
              )}
              <RadioGroup<PriceAdjustment['roundTo']>
                label={t('product.priceChange.roundTo')}
                layout="row"
                value={roundTo}
                onChange={setRoundTo}
                options={roundings.map((one) => ({ value: one, label: String(one) }))}
              />
            </div>
            {shown !== undefined && <PricePreview selection={form.selection} adjustment={shown} />}
          </>
        );
      }}
    </BulkForm>
  );
}
