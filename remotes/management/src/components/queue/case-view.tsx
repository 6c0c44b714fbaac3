import type { AgentDetail, VerificationLease } from '@pazar/contracts/management';
import { sendCall } from '@pazar/section/call';
import { lazyComponent } from '@pazar/section/lazy-component';
import { useInlineQuery } from '@pazar/section/use-inline-query';
import { useHttp } from '@pazar/shell/http';
import { StatusPanel } from '@pazar/ui/status-panel';
import { useQuery, type UseQueryResult } from '@tanstack/react-query';
import { type ReactNode, useEffect } from 'react';
import { agentResource } from '../../api/agents.ts';
import { caseEvents, leaseOf, locationsOfCase, returnLease } from '../../api/verification.ts';
import { caseHistory } from '../../model/case-history.ts';
import { useFormatters } from '../../model/use-formatters.ts';
import { LoadedPart } from '../frame/loaded-part.tsx';
import { AnswerForm } from './answer-form.tsx';
import { CaseFacts } from './case-facts.tsx';
import { CaseHead } from './case-head.tsx';
import { CaseSide } from './case-side.tsx';
import { CaseSteps } from './case-steps.tsx';
import styles from './queue.module.css';

/** The map loads after the words: the shapes of the country weigh more than all of them. */
const CasePlace = lazyComponent(
  () => import(/* webpackChunkName: "locations-map" */ './case-place.tsx'),
  'CasePlace',
);

export interface CaseViewProps {
  id: string;
  /** The way to the cases before and after it. */
  steps: ReactNode;
  /** The request has left the list: it is read again, for another manager may have decided it. */
  hasLeft: boolean;
  onDecided: () => void;
}

/** One request, with everything that decides on one screen. Give it the agent's identifier as its key. */
export function CaseView({ id, steps, hasLeft, onDecided }: CaseViewProps) {
  const { t } = useFormatters();
  const http = useHttp();
  const lease = useLease(id);
  const detail = useQuery(agentResource.detail(http, id));
  const { refetch } = detail;
  useEffect(
    function readAgain() {
      if (hasLeft) void refetch();
    },
    [hasLeft, refetch],
  );
  return (
    <div className={styles.open}>
      {lease.data?.isOwn === false && (
        <StatusPanel
          title={t('queue.lookedAt', { name: lease.data.manager.displayName })}
          detail={t('queue.lookedAt.detail')}
          tone="attention"
          icon="warning"
          announce="status"
        />
      )}
      {lease.isError && <p role="status">{t('queue.lease.failed')}</p>}
      <LoadedPart query={detail} of="agent">
        {(agent) => <OpenCase agent={agent} steps={steps} onDecided={onDecided} />}
      </LoadedPart>
    </div>
  );
}

interface OpenCaseProps extends Pick<CaseViewProps, 'steps' | 'onDecided'> {
  agent: AgentDetail;
}

function OpenCase({ agent, steps, onDecided }: OpenCaseProps) {
  const { t } = useFormatters();
  const http = useHttp();
  const { id, displayName, verification } = agent;
  const places = useInlineQuery(locationsOfCase(http, id));
  const events = useInlineQuery(caseEvents(http, id));
  const history = caseHistory(events.data?.items ?? []);
  const [place, ...others] = (places.data?.items ?? []).toSorted(
    (one, other) => Number(other.isPrimary) - Number(one.isPrimary),
  );
  return (
    <>
      <CaseHead agent={agent} history={history} steps={steps} />
      <CaseFacts agent={agent} place={place} history={history} />
      {places.notice ?? events.notice}
      {place !== undefined && <CasePlace place={place} others={others} />}
      <details className={styles.narrow}>
        <summary>{t('queue.history')}</summary>
        <CaseSteps history={history} />
      </details>
      <CaseSide agent={agent} history={history} />
      {verification.status === 'PENDING' ? (
        <AnswerForm agent={agent} onDecided={onDecided} />
      ) : (
        <StatusPanel
          title={t('queue.decidedMeanwhile', { name: displayName })}
          detail={t('queue.decidedMeanwhile.detail')}
          tone="attention"
          icon="warning"
          announce="alert"
        />
      )}
    </>
  );
}

/**
 * Holds the lease of a case while it is open. Deciding needs none: it is for other managers to see.
 */
function useLease(id: string): UseQueryResult<VerificationLease> {
  const http = useHttp();
  useEffect(
    function giveBack() {
      return () => {
        // One that could not be given back lapses two minutes later.
        void sendCall(http, returnLease(id)).catch(() => undefined);
      };
    },
    [http, id],
  );
  return useQuery(leaseOf(http, id));
}
