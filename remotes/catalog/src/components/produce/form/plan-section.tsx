import { unitSchema } from '@pazar/contracts/quantity';
import type { Crop } from '@pazar/contracts/reference';
import { dayAfter } from '@pazar/format/market-day';
import { parseDate } from '@pazar/format/parse-date';
import { unitName } from '@pazar/format/quantity';
import { optionsOf } from '@pazar/section/options-of';
import { useFormatters } from '@pazar/section/use-formatters';
import { FormField } from '@pazar/section/form/form-field';
import { FormSection } from '@pazar/section/form/form-section';
import { useFormValue } from '@pazar/section/form/use-form-value';
import { DateField } from '@pazar/ui/input/date-field';
import { NumberField } from '@pazar/ui/input/number-field';
import { QuantityField } from '@pazar/section/input/quantity-field';
import { RadioGroup } from '@pazar/ui/input/radio-group';
import { SelectField } from '@pazar/ui/input/select-field';
import { useToday } from '@pazar/ui/input/use-today';
import { Button } from '@pazar/ui/button';
import type { LotForm } from './lot-fields.ts';
import styles from './lot-form.module.css';

export interface PlanSectionProps {
  form: LotForm;
  /** Undefined until loaded. */
  crops: readonly Crop[] | undefined;
  /** Nothing was picked yet: the agent says whether it grows. */
  isUnpicked: boolean;
  /** Entries count in it: it cannot be changed any more. */
  isUnitFixed: boolean;
}

/** When it was planted, when it is ripe, and how much is expected of it. */
export function PlanSection({ form, crops, isUnpicked, isUnitFixed }: PlanSectionProps) {
  const { t, locale } = useFormatters('catalog');
  const unit = useFormValue(form, 'unit');
  const plantedOn = useFormValue(form, 'plantedOn');
  return (
    <FormSection anchor="plan" title={t('produce.form.plan')}>
      <FormField form={form} name="plantedOn">
        {(field) => <DateField {...field} isOptional />}
      </FormField>
      {isUnpicked && plantedOn === null && (
        <FormField form={form} name="status">
          {(field) => (
            <RadioGroup
              {...field}
              layout="row"
              options={optionsOf(['PLANNED', 'GROWING'] as const, (value) =>
                t(`produce.status.${value}`),
              )}
            />
          )}
        </FormField>
      )}
      <ExpectedDays form={form} crops={crops} />
      <FormField form={form} name="unit">
        {(field) => (
          <SelectField
            {...field}
            disabled={isUnitFixed}
            hint={isUnitFixed ? t('produce.form.unitFixed') : undefined}
            options={optionsOf(unitSchema.options, (value) => unitName(value, locale))}
          />
        )}
      </FormField>
      <FormField form={form} name="expectedQuantity">
        {(field) => <QuantityField {...field} unit={unit} isOptional />}
      </FormField>
      <FormField form={form} name="bestBefore">
        {(field) => <DateField {...field} isOptional />}
      </FormField>
      <FormField form={form} name="seasonYear">
        {(field) => <NumberField {...field} isOptional hint={t('produce.form.seasonHint')} />}
      </FormField>
    </FormSection>
  );
}

/** The window of the harvest; its start follows from the days that the crop needs. */
function ExpectedDays({ form, crops }: Pick<PlanSectionProps, 'form' | 'crops'>) {
  const { t, ...format } = useFormatters('catalog');
  const cropId = useFormValue(form, 'cropId');
  const plantedOn = useFormValue(form, 'plantedOn');
  const days = crops?.find(({ id }) => id === cropId)?.daysToMaturity ?? null;
  // While it is typed it may be no day yet, or one that no calendar has.
  const planted = parseDate(plantedOn ?? '', useToday());
  const ripe = days === null || planted.kind !== 'date' ? null : dayAfter(planted.value, days);
  return (
    <>
      <FormField form={form} name="expectedFrom">
        {(field) => (
          <div className={styles.stack}>
            <DateField {...field} isOptional />
            {ripe !== null && field.value === null && (
              <Suggestion
                label={t('produce.form.ripe', {
                  day: format.day(ripe),
                  count: days ?? 0,
                  number: format.number(days ?? 0),
                })}
                onTake={() => field.onChange(ripe)}
              />
            )}
          </div>
        )}
      </FormField>
      <FormField form={form} name="expectedTo">
        {(field) => <DateField {...field} isOptional />}
      </FormField>
    </>
  );
}

interface SuggestionProps {
  /** The value and where it comes from, in words. */
  label: string;
  onTake: () => void;
}

/** A value that is likely right, taken with one press. */
function Suggestion({ label, onTake }: SuggestionProps) {
  return (
    <Button variant="quiet" onClick={onTake}>
      {label}
    </Button>
  );
}
