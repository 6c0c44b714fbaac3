import { CodeField } from '@pazar/section/code-field';
import { locationSource } from '@pazar/section/locations';
import { MultiPicker } from '@pazar/section/multi-picker';
import { currencySchema } from '@pazar/contracts/money';
import { promotionTriggerSchema } from '@pazar/contracts/promotion-input';
import { promotionTexts } from '@pazar/contracts/record-texts';
import { useLocale } from '@pazar/shell/locale';
import { useTranslation } from 'react-i18next';
import { FormField } from '@pazar/section/form/form-field';
import { TextFields } from '@pazar/section/text-fields';
import { useFormValue } from '@pazar/section/form/use-form-value';
import { MoneyField } from '@pazar/ui/input/money-field';
import { NumberField } from '@pazar/ui/input/number-field';
import { QuantityField } from '@pazar/section/input/quantity-field';
import { RadioGroup } from '@pazar/ui/input/radio-group';
import { SelectField } from '@pazar/ui/input/select-field';
import { useMemo, useState } from 'react';
import type { PromotionFormHandle } from '../../model/promotion-fields.ts';
import { UsageLimit } from './limit-fields.tsx';
import { RareSection } from './rare-section.tsx';
import { useHeld } from './use-held.ts';
import { WeeklyField } from './weekly-field.tsx';

interface FormProps {
  form: PromotionFormHandle;
}

/** Rules that few promotions need, each folded into a line that says what holds without it. */
export function RareSections({ form }: FormProps) {
  const { t } = useTranslation('promotion');
  const locale = useLocale();
  const held = useHeld(form);
  const texts = Object.values(promotionTexts)
    .map(({ label }) => label[locale])
    .join(' · ');
  // A code is needed; a section folds only when the agent folds it.
  const isForCode = useFormValue(form, 'trigger') === 'CODE';
  const [startsOpen] = useState(isForCode);
  return (
    <div>
      <RareSection title={t('promotion.form.who')} held={held.who} isOpen={startsOpen}>
        <TriggerFields form={form} />
      </RareSection>
      <RareSection title={t('promotion.form.where')} held={held.where}>
        <PlacesField form={form} />
      </RareSection>
      <RareSection title={t('promotion.form.conditions')} held={held.conditions}>
        <ConditionFields form={form} />
      </RareSection>
      <RareSection title={t('promotion.form.hours')} held={held.hours}>
        <FormField form={form} name="weekly">
          {(field, faults) => <WeeklyField {...field} faults={faults} />}
        </FormField>
      </RareSection>
      <RareSection title={texts} held={held.texts}>
        <TextFields form={form} texts={promotionTexts} />
      </RareSection>
    </div>
  );
}

function TriggerFields({ form }: FormProps) {
  const { t } = useTranslation('promotion');
  const trigger = useFormValue(form, 'trigger');
  return (
    <>
      <FormField form={form} name="trigger">
        {(field) => (
          <RadioGroup
            {...field}
            layout="row"
            options={promotionTriggerSchema.options.map((value) => ({
              value,
              label: t(`promotion.trigger.${value}`),
            }))}
            onChange={(next) => {
              field.onChange(next);
              // The API rejects a code for a promotion that needs none.
              if (next === 'AUTOMATIC') form.set('code', null);
            }}
          />
        )}
      </FormField>
      {trigger === 'CODE' && (
        <FormField form={form} name="code">
          {(field) => <CodeField {...field} saysRule />}
        </FormField>
      )}
    </>
  );
}

function PlacesField({ form }: FormProps) {
  const { t } = useTranslation('promotion');
  const source = useMemo(() => locationSource(), []);
  return (
    <FormField form={form} name="locationIds">
      {(field) => (
        <MultiPicker
          {...field}
          addLabel={t('promotion.add.locationId')}
          source={source}
          hint={t('promotion.form.everywhere')}
          isOptional
        />
      )}
    </FormField>
  );
}

function ConditionFields({ form }: FormProps) {
  const { t } = useTranslation('promotion');
  const currency = useFormValue(form, 'currency');
  return (
    <>
      <FormField form={form} name="conditions.minQuantity">
        {(field) => <QuantityField {...field} isOptional />}
      </FormField>
      <FormField form={form} name="conditions.minAmountMinor">
        {(field) => <MoneyField {...field} currency={currency} isOptional />}
      </FormField>
      <UsageLimit form={form} />
      <FormField form={form} name="currency">
        {(field) => (
          <SelectField
            {...field}
            options={currencySchema.options.map((value) => ({ value, label: value }))}
          />
        )}
      </FormField>
      <FormField form={form} name="priority">
        {(field) => (
          <NumberField
            {...field}
            hint={t('promotion.form.priorityHint')}
            onChange={(priority) => field.onChange(priority ?? 0)}
          />
        )}
      </FormField>
    </>
  );
}
