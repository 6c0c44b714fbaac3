import { useTranslation } from 'react-i18next';
import { FormField } from '@pazar/ui/form/form-field';
import { DateTimeField } from '@pazar/ui/input/date-time-field';
import { Columns, Stack } from '@pazar/ui/record/layout';
import { PageSection } from '@pazar/ui/record/page-section';
import type { SectionProps } from '../../model/promotion-fields.ts';
import { WeeklyField } from './weekly-field.tsx';

/** From when until when, in Skopje, and in which hours of the week. */
export function WhenSection({ form, frozen }: SectionProps) {
  const { t } = useTranslation('promotion');
  return (
    <PageSection title={t('promotion.form.when')} isLandmark={false}>
      <Stack gap="large">
        <Columns>
          <FormField form={form} name="startsAt">
            {(field) => (
              <DateTimeField {...field} usualTime="00:00" disabled={frozen.has('startsAt')} />
            )}
          </FormField>
          <FormField form={form} name="endsAt">
            {(field) => (
              <DateTimeField {...field} isEnd usualTime="24:00" disabled={frozen.has('endsAt')} />
            )}
          </FormField>
        </Columns>
        <FormField form={form} name="weekly">
          {(field, faults) => (
            <WeeklyField {...field} faults={faults} disabled={frozen.has('weekly')} />
          )}
        </FormField>
      </Stack>
    </PageSection>
  );
}
