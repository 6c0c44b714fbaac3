import { useHttp } from '@pazar/shell/http';
import { useQuery } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { PillLink } from '@pazar/ui/pill';
import { agentResource } from '../../api/agents.ts';
import styles from './queue-tabs.module.css';

/** The other states of a request; their agents are in the list of agents. */
const others = [
  ['asked', ['CHANGES_REQUESTED']],
  ['decided', ['VERIFIED', 'REJECTED']],
] as const;

/** How many wait, were asked for changes and are decided; the last two are pages of the list of agents. */
export function QueueTabs({ waiting }: { waiting: number | undefined }) {
  const { t } = useTranslation('management');
  // oxlint-disable-next-line pazar/read-failure -- the links work without the numbers too
  const { data } = useQuery(
    agentResource.list(useHttp(), { limit: 1, facets: 'verificationStatus' }),
  );
  const counts = data?.facets?.['verificationStatus'];
  const countOf = (states: readonly string[]) =>
    counts && states.reduce((sum, state) => sum + (counts[state] ?? 0), 0);
  return (
    <ul className={styles.tabs}>
      <li>
        <PillLink label={t('queue.tab.waiting')} count={waiting} to={undefined} />
      </li>
      {others.map(([name, states]) => (
        <li key={name}>
          <PillLink
            label={t(`queue.tab.${name}`)}
            count={countOf(states)}
            to={`/management?${states.map((state) => `verificationStatus=${state}`).join('&')}`}
          />
        </li>
      ))}
    </ul>
  );
}
