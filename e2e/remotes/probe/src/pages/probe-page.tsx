import { Page } from '@pazar/ui/page';
import { TextLink } from '@pazar/ui/text-link';
import { useTranslation } from 'react-i18next';

/** Links to the pages, so that a test can open them without loading the shell again. */
const pages = [
  'calls',
  'render-fault',
  'effect-fault',
  'late-faults',
  'packages',
  'services',
] as const;

export function ProbePage() {
  const { t } = useTranslation('probe');
  return (
    <Page title={t('probe.title')}>
      <ul>
        {pages.map((page) => (
          <li key={page}>
            <TextLink to={`/probe/${page}`}>{t(`probe.page.${page}`)}</TextLink>
          </li>
        ))}
      </ul>
    </Page>
  );
}
