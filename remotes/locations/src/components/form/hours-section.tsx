import { openingLimits } from '@pazar/contracts/opening-hours';
import { dayAfter } from '@pazar/format/market-day';
import { holidaysFrom } from '@pazar/format/public-holidays';
import { useTranslation } from 'react-i18next';
import { Button } from '@pazar/ui/button';
import { IconButton } from '@pazar/ui/icon-button';
import { FoldedSection } from '@pazar/section/form/folded-section';
import { FormField } from '@pazar/section/form/form-field';
import { FormSection } from '@pazar/section/form/form-section';
import { useFormRows } from '@pazar/section/form/use-form-rows';
import { useFormValue } from '@pazar/section/form/use-form-value';
import { Checkbox } from '@pazar/ui/input/checkbox';
import { DateField } from '@pazar/ui/input/date-field';
import { FieldGroup } from '@pazar/ui/input/field-group';
import { MonthDayField } from '@pazar/ui/input/month-day-field';
import { useToday } from '@pazar/ui/input/use-today';
import { Columns, Quiet, Row, Stack } from '@pazar/ui/layout';
import { holidayNames } from '../../model/holiday-names.ts';
import { IntervalRows } from './interval-rows.tsx';
import type { LocationForm } from './location-fields.ts';
import { NoteInBoth } from './note-in-both.tsx';
import { PickupFields } from './pickup-fields.tsx';
import styles from './location-form.module.css';
import { WeekField } from './week-field.tsx';

/** When it is open: the week, and folded the days that differ, the season and the pickup hours. */
export function HoursSection({ form }: { form: LocationForm }) {
  const { t } = useTranslation('locations');
  return (
    <>
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
      </FormSection>
      <FoldedSection
        form={form}
        anchor="otherHours"
        title={t('location.form.otherHours')}
        names={['exceptions', 'season', 'pickupHours']}
      >
        <div className={styles.wide}>
          <ExceptionRows form={form} />
        </div>
        <div className={styles.wide}>
          <SeasonFields form={form} />
        </div>
        <div className={styles.wide}>
          <PickupFields form={form} />
        </div>
      </FoldedSection>
    </>
  );
}

function ExceptionRows({ form }: { form: LocationForm }) {
  const { t } = useTranslation('locations');
  const rows = useFormRows(form, 'exceptions');
  const today = useToday();
  const tomorrow = dayAfter(today, 1);
  const dates = new Set(useFormValue(form, 'exceptions').map(({ date }) => date));
  const holidays = holidaysFrom(today).filter(({ date }) => !dates.has(date));
  const rest = openingLimits.exceptions - rows.keys.length;
  function addHolidays(): void {
    for (const { date, name } of holidays.slice(0, rest)) {
      rows.add({ date, intervals: [], note: null, noteIn: { ...holidayNames[name] } });
    }
  }
  return (
    <FieldGroup label={form.texts.label('exceptions')} isOptional>
      {() => (
        <Stack>
          <div className={styles.exceptions}>
            {rows.keys.map((key, index) => (
              <div key={key} className={styles.exception}>
                <FormField form={form} name={`exceptions.${index}.date`}>
                  {(field) => (
                    <DateField {...field} onChange={(day) => field.onChange(day ?? '')} />
                  )}
                </FormField>
                <NoteInBoth form={form} index={index} />
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
                <IconButton
                  icon="delete"
                  label={t('location.exception.remove', { number: String(index + 1) })}
                  onClick={() => rows.remove(index)}
                />
              </div>
            ))}
          </div>
          {rest > 0 && (
            <Row>
              <Button
                icon="add"
                onClick={() =>
                  rows.add({ date: tomorrow, intervals: [], note: null, noteIn: null })
                }
              >
                {t('location.exception.add')}
              </Button>
              {holidays.length > 0 && (
                <Button icon="calendar" onClick={addHolidays}>
                  {t('location.holidays.add')}
                </Button>
              )}
            </Row>
          )}
          {holidays.length > 0 && <Quiet>{t('location.holidays.hint')}</Quiet>}
        </Stack>
      )}
    </FieldGroup>
  );
}

/** The season that a new one starts with: when stalls are out. */
const usualSeason = { from: '04-01', to: '10-31' } as const;

function SeasonFields({ form }: { form: LocationForm }) {
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
