import { useTranslation } from '@pazar/shell/translation';
import type { FieldBinding } from '@pazar/ui/form/form-field';
import { useFormValue } from '@pazar/ui/form/use-form-value';
import { MoneyField } from '@pazar/ui/input/money-field';
import { NumberField } from '@pazar/ui/input/number-field';
import { RadioGroup } from '@pazar/ui/input/radio-group';
import { Columns, Stack } from '@pazar/ui/record/layout';
import { ruleTypes } from '../../model/promotion-list.ts';
import { newRules, type RuleValues } from '../../model/promotion-values.ts';
import type { PromotionFormHandle } from './promotion-fields.ts';

export interface RuleFieldProps extends FieldBinding<RuleValues> {
  form: PromotionFormHandle;
  disabled: boolean;
}

/** The kind of the rule, and its numbers. */
export function RuleField({ form, error, value, onChange, disabled, ...field }: RuleFieldProps) {
  const { t } = useTranslation('promotion');
  return (
    <Stack>
      <RadioGroup
        {...field}
        layout="row"
        disabled={disabled}
        value={value.type}
        options={ruleTypes.map((type) => ({ value: type, label: t(`promotion.type.${type}`) }))}
        onChange={(type) => onChange(newRules[type])}
      />
      <Columns>
        <RuleNumbers
          form={form}
          error={error}
          value={value}
          onChange={onChange}
          disabled={disabled}
        />
      </Columns>
    </Stack>
  );
}

type RuleNumbersProps = Pick<RuleFieldProps, 'form' | 'error' | 'value' | 'onChange' | 'disabled'>;

function RuleNumbers({ form, error, value, onChange, disabled }: RuleNumbersProps) {
  const { t } = useTranslation('promotion');
  const currency = useFormValue(form, 'currency');
  const shared = { error, disabled };
  switch (value.type) {
    case 'PERCENT_OFF':
      return (
        <NumberField
          {...shared}
          label={t('promotion.field.percent')}
          unit="%"
          value={value.percent}
          onChange={(percent) => onChange({ ...value, percent })}
        />
      );
    case 'AMOUNT_OFF':
      return (
        <MoneyField
          {...shared}
          label={t('promotion.field.amountMinor')}
          currency={currency}
          value={value.amountMinor}
          onChange={(amountMinor) => onChange({ ...value, amountMinor })}
        />
      );
    case 'SPECIAL_PRICE':
      return (
        <MoneyField
          {...shared}
          label={t('promotion.field.priceMinor')}
          currency={currency}
          value={value.priceMinor}
          onChange={(priceMinor) => onChange({ ...value, priceMinor })}
        />
      );
    case 'MULTI_BUY':
      return (
        <>
          <NumberField
            {...shared}
            label={t('promotion.field.buy')}
            value={value.buy}
            onChange={(buy) => onChange({ ...value, buy })}
          />
          <NumberField
            {...shared}
            label={t('promotion.field.free')}
            value={value.free}
            onChange={(free) => onChange({ ...value, free })}
          />
        </>
      );
  }
}
