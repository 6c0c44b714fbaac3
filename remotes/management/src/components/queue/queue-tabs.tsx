import { useHttp } from '@pazar/shell/http';
import { useQuery } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router-dom';
import { agentResource } from '../../api/agents.ts';
import { useWords } from '../../model/use-words.ts';
import styles from './queue-tabs.module.css';

/** The other states of a request; their agents are in the list of agents. */
const others = [
  ['asked', ['CHANGES_REQUESTED']],
  ['decided', ['VERIFIED', 'REJECTED']],
] as const;

/** How many wait, were asked for changes and are decided; the last two are pages of the list of agents. */
export function QueueTabs({ waiting }: { waiting: string | undefined }) {
  const { number } = useWords();
  const { t } = useTranslation('management');
  // oxlint-disable-next-line pazar/read-failure -- the links lead there without the numbers too
  const { data } = useQuery(
    agentResource.list(useHttp(), { limit: 1, facets: 'verificationStatus' }),
  );
  const counts = data?.facets?.['verificationStatus'];
  const countOf = (states: readonly string[]) =>
    counts && number(states.reduce((sum, state) => sum + (counts[state] ?? 0), 0));
  return (
    <ul className={styles.tabs}>
      <li className={styles.tab} data-open="">
        {t('queue.tab.waiting')} <strong>{waiting}</strong>
      </li>
      {others.map(([name, states]) => (
        <li key={name}>
          <Link
            className={styles.tab}
            to={`/management?${states.map((state) => `verificationStatus=${state}`).join('&')}`}
          >
            {t(`queue.tab.${name}`)} <strong>{countOf(states)}</strong>
          </Link>
        </li>
      ))}
    </ul>
  );
}
