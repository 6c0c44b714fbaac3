import { useTranslation } from 'react-i18next';
import { FormField } from '@pazar/ui/form/form-field';
import { Stack } from '@pazar/ui/record/layout';
import { PageSection } from '@pazar/ui/record/page-section';
import { RuleField } from './rule-field.tsx';
import type { SectionProps } from '../../model/promotion-fields.ts';
import { TargetField } from './target-field.tsx';

/** What it gives, and on what. */
export function RuleSection({ form, frozen }: SectionProps) {
  const { t } = useTranslation('promotion');
  return (
    <PageSection title={t('promotion.form.what')} isLandmark={false}>
      <Stack gap="large">
        <FormField form={form} name="rule">
          {(field, faults) => (
            <RuleField {...field} faults={faults} form={form} disabled={frozen.has('rule')} />
          )}
        </FormField>
        <FormField form={form} name="target">
          {(field) => <TargetField {...field} disabled={frozen.has('target')} />}
        </FormField>
      </Stack>
    </PageSection>
  );
}
