import { localeSchema } from '@pazar/contracts/locale';
import { useChangeLocale, useLocale } from '@pazar/shell/locale';
import { useTranslation } from 'react-i18next';
import { RadioGroup } from '@pazar/ui/input/radio-group';
import { PageSection } from '@pazar/ui/page-section';

/** The language of Pazar and of its e-mails. It changes at once, after a question about unsaved data. */
export function LanguageCard() {
  const { t } = useTranslation('account');
  const locale = useLocale();
  const changeLocale = useChangeLocale();
  return (
    <PageSection title={t('account.language.title')} isFramed>
      <RadioGroup
        label={t('account.language.label')}
        hint={t('account.language.hint')}
        layout="row"
        value={locale}
        onChange={(next) => void changeLocale(next)}
        options={localeSchema.options.map((value) => ({
          value,
          label: t(`account.language.${value}`),
        }))}
      />
    </PageSection>
  );
}
