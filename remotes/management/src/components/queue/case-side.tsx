import type { AgentDetail } from '@pazar/contracts/management';
import { InfoBar } from '@pazar/shell/info-bar';
import { InfoCard } from '@pazar/ui/info-card';
import { TextLink } from '@pazar/ui/text-link';
import type { CaseHistory } from '../../model/case-history.ts';
import { useFormatters } from '../../model/use-formatters.ts';
import { Duplicates } from '../agent/duplicates.tsx';
import { CaseSteps } from './case-steps.tsx';
import styles from './case-side.module.css';

/** Beside a case: who may be the same person, what happened before, and the keys. */
export function CaseSide({ agent, history }: { agent: AgentDetail; history: CaseHistory }) {
  const { t } = useFormatters();
  return (
    <InfoBar>
      <InfoCard title={t('duplicates.title')}>
        <Duplicates agent={agent} />
      </InfoCard>
      <InfoCard title={t('queue.history')}>
        <CaseSteps history={history} />
        <p>
          <TextLink to={`/management/agents/${agent.id}`}>{t('queue.account')}</TextLink>
        </p>
        <p>
          <TextLink to={`/management/agents/${agent.id}/notes`}>{t('queue.note')}</TextLink>
        </p>
      </InfoCard>
      <InfoCard title={t('queue.keys')}>
        <Keys />
      </InfoCard>
    </InfoBar>
  );
}

const keys = [
  ['J', 'queue.next'],
  ['K', 'queue.previous'],
  ['A', 'queue.answer.VERIFIED'],
  ['C', 'queue.answer.CHANGES_REQUESTED'],
  ['R', 'queue.answer.REJECTED'],
  ['1–5', 'queue.keys.reasons'],
] as const;

function Keys() {
  const { t } = useFormatters();
  return (
    <dl className={styles.keys}>
      {keys.map(([key, does]) => (
        <div key={key}>
          <dt>
            <kbd>{key}</kbd>
          </dt>
          <dd>{t(does)}</dd>
        </div>
      ))}
    </dl>
  );
}
