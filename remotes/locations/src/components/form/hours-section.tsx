import { openingLimits } from '@pazar/contracts/opening-hours';
import { dayAfter } from '@pazar/format/market-day';
import { useTranslation } from '@pazar/shell/translation';
import { Button } from '@pazar/ui/button';
import { FormField } from '@pazar/ui/form/form-field';
import { FormSection } from '@pazar/ui/form/form-section';
import { useFormRows } from '@pazar/ui/form/use-form-rows';
import { Checkbox } from '@pazar/ui/input/checkbox';
import { DateField } from '@pazar/ui/input/date-field';
import { FieldGroup } from '@pazar/ui/input/field-group';
import { MonthDayField } from '@pazar/ui/input/month-day-field';
import { TextField } from '@pazar/ui/input/text-field';
import { useToday } from '@pazar/ui/input/use-today';
import { Columns, Stack } from '@pazar/ui/record/layout';
import { IntervalRows } from './interval-rows.tsx';
import type { PlaceForm } from './place-fields.ts';
import styles from './place-form.module.css';
import { WeekField } from './week-field.tsx';

/** When it is open: the week, days that differ, the season. */
export function HoursSection({ form }: { form: PlaceForm }) {
  const { t } = useTranslation('locations');
  return (
    <FormSection
      anchor="hours"
      title={t('location.form.hours')}
      hint={t('location.form.hoursHint')}
    >
      <div className={styles.wide}>
        <FormField form={form} name="openingHours">
          {(field) => <WeekField {...field} />}
        </FormField>
      </div>
      <div className={styles.wide}>
        <FormField form={form} name="byAppointment">
          {(field) => <Checkbox {...field} />}
        </FormField>
      </div>
      <div className={styles.wide}>
        <ExceptionRows form={form} />
      </div>
      <div className={styles.wide}>
        <SeasonFields form={form} />
      </div>
    </FormSection>
  );
}

function ExceptionRows({ form }: { form: PlaceForm }) {
  const { t } = useTranslation('locations');
  const rows = useFormRows(form, 'exceptions');
  const tomorrow = dayAfter(useToday(), 1);
  return (
    <FieldGroup label={form.texts.label('exceptions')} isOptional>
      {() => (
        <Stack>
          {rows.keys.map((key, index) => (
            <div key={key} className={styles.exception}>
              <Columns>
                <FormField form={form} name={`exceptions.${index}.date`}>
                  {(field) => (
                    <DateField {...field} onChange={(day) => field.onChange(day ?? '')} />
                  )}
                </FormField>
                <FormField form={form} name={`exceptions.${index}.note`}>
                  {({ value, ...field }) => (
                    <TextField
                      {...field}
                      value={value ?? ''}
                      limit={openingLimits.note.max}
                      isOptional
                    />
                  )}
                </FormField>
              </Columns>
              <FormField form={form} name={`exceptions.${index}.intervals`}>
                {({ value, onChange, error, id }) => (
                  <FieldGroup id={id} label={t('location.exception.intervals')} error={error}>
                    {() => (
                      <IntervalRows
                        label={t('location.exception.number', { number: String(index + 1) })}
                        value={value}
                        onChange={onChange}
                      />
                    )}
                  </FieldGroup>
                )}
              </FormField>
              <div>
                <Button variant="quiet" icon="delete" onClick={() => rows.remove(index)}>
                  {t('location.exception.remove', { number: String(index + 1) })}
                </Button>
              </div>
            </div>
          ))}
          {rows.keys.length < openingLimits.exceptions && (
            <div>
              <Button
                icon="add"
                onClick={() => rows.add({ date: tomorrow, intervals: [], note: null })}
              >
                {t('location.exception.add')}
              </Button>
            </div>
          )}
        </Stack>
      )}
    </FieldGroup>
  );
}

/** The season that a new one starts with: when stalls are out. */
const usualSeason = { from: '04-01', to: '10-31' } as const;

function SeasonFields({ form }: { form: PlaceForm }) {
  const { t } = useTranslation('locations');
  return (
    <FormField form={form} name="season">
      {({ value, onChange, id, ref, label, error }) => (
        <FieldGroup label={label} error={error}>
          {() => (
            <Stack>
              <Checkbox
                id={id}
                ref={ref}
                label={t('location.season.limited')}
                value={value !== null}
                onChange={(isLimited) => onChange(isLimited ? { ...usualSeason } : null)}
              />
              {value !== null && (
                <Columns>
                  <MonthDayField
                    label={t('location.season.from')}
                    value={value.from}
                    onChange={(from) => onChange({ ...value, from: from ?? '' })}
                  />
                  <MonthDayField
                    label={t('location.season.to')}
                    value={value.to}
                    onChange={(to) => onChange({ ...value, to: to ?? '' })}
                  />
                </Columns>
              )}
            </Stack>
          )}
        </FieldGroup>
      )}
    </FormField>
  );
}
