import type { WaitingAgent } from '@pazar/contracts/management';
import { formatDateTime } from '@pazar/format/date';
import { useHttp } from '@pazar/shell/http';
import { useLocale } from '@pazar/shell/locale';
import { useTranslation } from '@pazar/shell/translation';
import { ChangeLog } from '@pazar/ui/record/change-log';
import { Stack } from '@pazar/ui/record/layout';
import { Loaded } from '@pazar/ui/record/loaded';
import { PageSection } from '@pazar/ui/record/page-section';
import { StatusPanel } from '@pazar/ui/status-panel';
import { useQuery } from '@tanstack/react-query';
import { useEffect, useRef } from 'react';
import { agentActivity, agentResource } from '../../api/agents.ts';
import { BusinessFacts } from '../agent/business-facts.tsx';
import { DuplicateList } from '../agent/duplicate-list.tsx';
import { FactList } from '../frame/fact-list.tsx';
import { useLoggedChange } from '../record/use-logged-change.ts';
import { AnswerForm } from './answer-form.tsx';
import { CasePlaces } from './case-places.tsx';
import { useLease } from './use-lease.ts';

export interface CaseViewProps {
  row: WaitingAgent;
  /** The request has left the list: another manager has decided it. */
  isGone: boolean;
  onDecided: () => void;
}

/** One request with everything that its decision needs. Give it the agent's identifier as its key. */
export function CaseView({ row, isGone, onDecided }: CaseViewProps) {
  const { id, displayName, requestedAt } = row;
  const { t } = useTranslation('management');
  const locale = useLocale();
  const agent = useQuery(agentResource.detail(useHttp(), id));
  const lease = useLease(id);
  const title = useRef<HTMLHeadingElement>(null);
  useEffect(function startAtTitle() {
    title.current?.focus();
  }, []);
  return (
    <Stack gap="large">
      <div>
        <h2 ref={title} tabIndex={-1}>
          {displayName}
        </h2>
        <p>{t('queue.requested', { at: formatDateTime(requestedAt, locale) })}</p>
      </div>
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
      <Loaded query={agent} texts={{ loading: t('agent.loading'), failed: t('agent.failed') }}>
        {(detail) => (
          <>
            <FactList
              facts={[
                [t('agent.overview.userType'), t(`management.userType.${detail.userType}`)],
                [t('field.email'), detail.email],
                [t('field.phone'), detail.phone],
                [t('agent.overview.registered'), formatDateTime(detail.creationDate, locale)],
              ]}
            />
            <BusinessFacts agent={detail} />
            <CasePlaces id={id} />
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
      </Loaded>
    </Stack>
  );
}

function History({ id }: { id: string }) {
  const { t } = useTranslation('management');
  const activity = useQuery(agentActivity(useHttp(), id, undefined));
  const logged = useLoggedChange();
  const texts = { loading: t('activity.loading'), failed: t('activity.failed') };
  return (
    <PageSection title={t('agent.tabs.activity')}>
      <Loaded query={activity} texts={texts}>
        {({ items }) =>
          items.length === 0 ? (
            <p>{t('activity.empty')}</p>
          ) : (
            <ChangeLog changes={items.map(logged)} />
          )
        }
      </Loaded>
    </PageSection>
  );
}
