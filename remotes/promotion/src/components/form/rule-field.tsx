import { formatPercent } from '@pazar/format/percent';
import { useLocale } from '@pazar/shell/locale';
import { useTranslation } from 'react-i18next';
import { Button } from '@pazar/ui/button';
import type { FieldBinding, MemberErrors } from '@pazar/section/form/form-field';
import { useFormValue } from '@pazar/section/form/use-form-value';
import { MoneyField } from '@pazar/ui/input/money-field';
import { NumberField } from '@pazar/ui/input/number-field';
import { RadioGroup } from '@pazar/ui/input/radio-group';
import { Columns } from '@pazar/ui/layout';
import { useState } from 'react';
import { ruleTypes } from '../../model/promotion-list.ts';
import { newRules, type RuleValues } from '../../model/promotion-values.ts';
import type { PromotionFormHandle } from '../../model/promotion-fields.ts';
import styles from './promotion-form.module.css';

export interface RuleFieldProps extends FieldBinding<RuleValues> {
  form: PromotionFormHandle;
  faults: MemberErrors;
}

/** The kind of the rule, and its numbers. */
export function RuleField({ form, faults, error, ...field }: RuleFieldProps) {
  const { t } = useTranslation('promotion');
  const { id, value, onChange } = field;
  return (
    <div className={styles.rule}>
      <RadioGroup
        {...field}
        // That of a number is beside the number.
        error={Object.keys(faults).length === 0 ? error : undefined}
        layout="cards"
        value={value.type}
        options={ruleTypes.map((type) => ({ value: type, label: t(`promotion.type.${type}`) }))}
        onChange={(type) => onChange(newRules[type])}
      />
      <Columns>
        <RuleNumbers {...{ id, form, faults, value, onChange }} />
      </Columns>
    </div>
  );
}

const usualPercents = [10, 20, 30];

interface UsualPercentsProps {
  value: number | null;
  /** Whether another one is typed. */
  isOther: boolean;
  onChange: (percent: number) => void;
  onOther: () => void;
}

/** The usual reductions, one press each. */
function UsualPercents({ value, isOther, onChange, onOther }: UsualPercentsProps) {
  const { t } = useTranslation('promotion');
  const locale = useLocale();
  return (
    <div className={styles.percents} role="group" aria-label={t('promotion.form.usual')}>
      {usualPercents.map((percent) => (
        <Button
          key={percent}
          aria-pressed={!isOther && value === percent}
          onClick={() => onChange(percent)}
        >
          {formatPercent(percent, locale)}
        </Button>
      ))}
      <Button aria-pressed={isOther} onClick={onOther}>
        {t('promotion.form.other')}
      </Button>
    </div>
  );
}

interface PercentFieldsProps {
  wiring: { id: string; label: string; error: string | undefined };
  value: number | null;
  onChange: (percent: number | null) => void;
}

/** The usual percentages, and a field for another one: on a phone it is shown once that is chosen. */
function PercentFields({ wiring, value, onChange }: PercentFieldsProps) {
  const [isAsked, setAsked] = useState(false);
  // A new one has none yet: its field is shown, and nothing is chosen.
  const isOther = isAsked || (value !== null && !usualPercents.includes(value));
  return (
    <>
      <UsualPercents
        value={value}
        isOther={isOther}
        onChange={(percent) => {
          setAsked(false);
          onChange(percent);
        }}
        onOther={() => setAsked(true)}
      />
      <div className={styles.percent} data-other={isOther || value === null}>
        <NumberField
          {...wiring}
          unit="%"
          value={value}
          onChange={(percent) => {
            // It stays while "1" becomes "10".
            setAsked(true);
            onChange(percent);
          }}
        />
      </div>
    </>
  );
}

type RuleNumbersProps = Omit<RuleFieldProps, keyof FieldBinding<RuleValues>> &
  Pick<RuleFieldProps, 'id' | 'value' | 'onChange'>;

function RuleNumbers({ id, form, faults, value, onChange }: RuleNumbersProps) {
  const { t } = useTranslation('promotion');
  const currency = useFormValue(form, 'currency');
  const wiring = (name: 'percent' | 'amountMinor' | 'priceMinor' | 'buy' | 'free') => ({
    id: `${id}-${name}`,
    label: t(`promotion.field.${name}`),
    error: faults[name],
  });
  switch (value.type) {
    case 'PERCENT_OFF':
      return (
        <PercentFields
          wiring={wiring('percent')}
          value={value.percent}
          onChange={(percent) => onChange({ ...value, percent })}
        />
      );
    case 'AMOUNT_OFF':
      return (
        <MoneyField
          {...wiring('amountMinor')}
          currency={currency}
          value={value.amountMinor}
          onChange={(amountMinor) => onChange({ ...value, amountMinor })}
        />
      );
    case 'SPECIAL_PRICE':
      return (
        <MoneyField
          {...wiring('priceMinor')}
          currency={currency}
          value={value.priceMinor}
          onChange={(priceMinor) => onChange({ ...value, priceMinor })}
        />
      );
    case 'MULTI_BUY':
      return (
        <>
          <NumberField
            {...wiring('buy')}
            value={value.buy}
            onChange={(buy) => onChange({ ...value, buy })}
          />
          <NumberField
            {...wiring('free')}
            value={value.free}
            onChange={(free) => onChange({ ...value, free })}
          />
        </>
      );
  }
}
