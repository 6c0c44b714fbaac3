import type { VerificationLease, WaitingAgent } from '@pazar/contracts/management';
import { sendCall } from '@pazar/section/call';
import { useHttp } from '@pazar/shell/http';
import { useTranslation } from 'react-i18next';
import { ChangeLog } from '@pazar/ui/record/change-log';
import { Stack } from '@pazar/ui/record/layout';
import { PageSection } from '@pazar/ui/record/page-section';
import { StatusPanel } from '@pazar/ui/status-panel';
import { useQuery, type UseQueryResult } from '@tanstack/react-query';
import { useEffect, useRef } from 'react';
import { agentActivity, agentResource } from '../../api/agents.ts';
import { leaseOf, returnLease } from '../../api/verification.ts';
import { BusinessFacts, DuplicateList, FactList } from '../frame/facts.tsx';
import { ReadPart } from '../frame/loaded-part.tsx';
import { useWords } from '../../model/use-words.ts';
import { useLoggedChange } from '../record/use-logged-change.ts';
import { AnswerForm } from './answer-form.tsx';
import { CaseLocations } from './case-locations.tsx';

export interface CaseViewProps {
  row: WaitingAgent;
  /** The request has left the list: another manager has decided it. */
  isGone: boolean;
  onDecided: () => void;
}

/** One request with everything that its decision needs. Give it the agent's identifier as its key. */
export function CaseView({ row, isGone, onDecided }: CaseViewProps) {
  const { id, displayName, requestedAt } = row;
  const { t, moment } = useWords();
  const lease = useLease(id);
  const title = useRef<HTMLHeadingElement>(null);
  useEffect(function startAtTitle() {
    title.current?.focus();
  }, []);
  return (
    <Stack gap="large">
      <Stack gap="small">
        <h2 ref={title} tabIndex={-1}>
          {displayName}
        </h2>
        <p>{t('queue.requested', { at: moment(requestedAt) })}</p>
      </Stack>
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
      <ReadPart read={(http) => agentResource.detail(http, id)} of="agent">
        {(detail) => (
          <>
            <FactList
              facts={[
                [t('agent.overview.userType'), t(`management.userType.${detail.userType}`)],
                [t('field.email'), detail.email],
                [t('field.phone'), detail.phone],
                [t('agent.overview.registered'), moment(detail.creationDate)],
              ]}
            />
            <BusinessFacts agent={detail} />
            <CaseLocations id={id} />
            <PageSection title={t('duplicates.title')}>
              <DuplicateList agent={detail} />
            </PageSection>
            <History id={id} />
            {detail.verification.status === 'PENDING' && !isGone ? (
              <AnswerForm agent={detail} onDecided={onDecided} />
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
        )}
      </ReadPart>
    </Stack>
  );
}

function History({ id }: { id: string }) {
  const { t } = useTranslation('management');
  const logged = useLoggedChange();
  return (
    <PageSection title={t('agent.tabs.activity')}>
      <ReadPart read={(http) => agentActivity(http, id, undefined)} of="activity">
        {({ items }) =>
          items.length === 0 ? (
            <p>{t('activity.empty')}</p>
          ) : (
            <ChangeLog changes={items.map(logged)} />
          )
        }
      </ReadPart>
    </PageSection>
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
