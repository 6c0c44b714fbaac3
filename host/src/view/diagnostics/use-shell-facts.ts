import type { Description } from '@pazar/ui/description-list';
import { useTranslation } from 'react-i18next';
import type { Diagnostics } from './collect-diagnostics.ts';
import { timeForSupport } from './diagnostics-text.ts';

/** The facts about shell, document and browser, by name. */
export function useShellFacts({ build, time, document, browser }: Diagnostics): Description[] {
  const { t } = useTranslation();
  const { sequence, issuedAt, discoverTime, verifyTime } = document;
  return [
    { term: t('about.build'), detail: build },
    {
      term: t('about.document'),
      detail: t('about.documentFacts', { sequence, issuedAt: timeForSupport(issuedAt) }),
    },
    {
      term: t('about.documentTimes'),
      detail: t('about.documentTimesFacts', { discover: discoverTime, verify: verifyTime }),
    },
    { term: t('about.browser'), detail: browser.agent },
    { term: t('about.language'), detail: `${browser.locale} (${browser.languages})` },
    { term: t('about.window'), detail: browser.window },
    {
      term: t('about.connection'),
      detail: t(browser.isOnline ? 'about.online' : 'about.offline'),
    },
    { term: t('about.time'), detail: timeForSupport(time) },
  ];
}
