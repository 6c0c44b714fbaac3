import { useTranslation } from '@pazar/shell/translation';
import { Row } from '@pazar/ui/record/layout';
import { TextLink } from '@pazar/ui/text-link';

/** The other pages of management. */
export function ManagementLinks() {
  const { t } = useTranslation('management');
  return (
    <Row>
      <TextLink to="/management/verification">{t('queue.title')}</TextLink>
      <TextLink to="/management/moderation">{t('moderation.title')}</TextLink>
      <TextLink to="/management/figures">{t('figures.title')}</TextLink>
      <TextLink to="/management/reference/categories">{t('reference.title')}</TextLink>
      <TextLink to="/management/audit">{t('audit.title')}</TextLink>
      <TextLink to="/management/releases">{t('releases.title')}</TextLink>
    </Row>
  );
}
