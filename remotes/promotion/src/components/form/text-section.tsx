import { CodeField } from '@pazar/section/code-field';
import { promotionLimits, promotionTriggerSchema } from '@pazar/contracts/promotion-input';
import { useTranslation } from 'react-i18next';
import { FormField } from '@pazar/ui/form/form-field';
import { useFormValue } from '@pazar/ui/form/use-form-value';
import { LocalizedTextField } from '@pazar/ui/form/localized-text-field';
import { RadioGroup } from '@pazar/ui/input/radio-group';
import { TextArea } from '@pazar/ui/input/text-area';
import { Stack } from '@pazar/ui/record/layout';
import { PageSection } from '@pazar/ui/record/page-section';
import type { SectionProps } from '../../model/promotion-fields.ts';

/** What it is called, and how customers get it. */
export function TextSection({ form, frozen }: SectionProps) {
  const { t } = useTranslation('promotion');
  const trigger = useFormValue(form, 'trigger');
  return (
    <PageSection title={t('promotion.form.how')} isLandmark={false}>
      <Stack gap="large">
        <FormField form={form} name="name">
          {(field, errors) => (
            <LocalizedTextField
              {...field}
              errors={errors}
              limit={promotionLimits.name.max}
              disabled={frozen.has('name')}
            />
          )}
        </FormField>
        <FormField form={form} name="trigger">
          {(field) => (
            <RadioGroup
              {...field}
              layout="row"
              disabled={frozen.has('trigger')}
              options={promotionTriggerSchema.options.map((value) => ({
                value,
                label: t(`promotion.trigger.${value}`),
              }))}
              onChange={(next) => {
                field.onChange(next);
                // A code that nobody is asked for would be refused.
                if (next === 'AUTOMATIC') form.set('code', null);
              }}
            />
          )}
        </FormField>
        {trigger === 'CODE' && (
          <FormField form={form} name="code">
            {(field) => <CodeField {...field} disabled={frozen.has('code')} />}
          </FormField>
        )}
        <FormField form={form} name="note">
          {(field) => (
            <TextArea
              {...field}
              limit={promotionLimits.note.max}
              disabled={frozen.has('note')}
              isOptional
            />
          )}
        </FormField>
      </Stack>
    </PageSection>
  );
}
