import type { WaitingAgent } from '@pazar/contracts/management';
import { formatTotal, type Total } from '@pazar/format/total';
import { useHttp } from '@pazar/shell/http';
import { useTranslation } from 'react-i18next';
import { EmptyState } from '@pazar/ui/empty-state';
import { Page } from '@pazar/ui/page';
import { TextLink } from '@pazar/ui/text-link';
import { useIsPhone } from '@pazar/ui/use-is-phone';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { useNavigate, useParams } from 'react-router-dom';
import { waitingCases } from '../api/verification.ts';
import { LoadedPart } from '../components/frame/loaded-part.tsx';
import { ManagementTabs } from '../components/frame/management-tabs.tsx';
import { useFormatters } from '../model/use-formatters.ts';
import { CaseList } from '../components/queue/case-list.tsx';
import { CaseView } from '../components/queue/case-view.tsx';
import { CaseWay } from '../components/queue/case-way.tsx';
import { QueueTabs } from '../components/queue/queue-tabs.tsx';
import styles from '../components/queue/queue.module.css';
import { caseBeside, casePath, nextCase, queuePath } from '../model/next-case.ts';

/** Who waits to be verified: one case at a time, and the next one at once. */
export function VerificationPage() {
  const { t, locale } = useFormatters();
  const { id } = useParams();
  const isPhone = useIsPhone();
  const cases = useQuery(waitingCases(useHttp()));
  const count = formatTotal(cases.data?.page, locale);
  // The screen of a phone is the case's.
  const isAlone = isPhone && id !== undefined;
  return (
    <Page
      title={t('queue.title')}
      subtitle={
        cases.data && count ? (
          <Waiting cases={cases.data.items} count={count} isAlone={isAlone} />
        ) : null
      }
      actions={isAlone ? undefined : <QueueTabs waiting={count?.count} />}
    >
      {!isAlone && <ManagementTabs />}
      <LoadedPart query={cases} of="queue">
        {({ items }) => <Desk cases={items} isPhone={isPhone} />}
      </LoadedPart>
    </Page>
  );
}

interface WaitingProps {
  cases: readonly WaitingAgent[];
  count: Total;
  /** A case is the whole screen: the way back to the list is here. */
  isAlone: boolean;
}

function Waiting({ cases: [oldest], count, isAlone }: WaitingProps) {
  const { t, ago } = useFormatters();
  if (isAlone) return <TextLink to={queuePath}>{t('queue.total', count)}</TextLink>;
  return oldest && t('queue.oldest', { ago: ago(oldest.requestedAt) });
}

/** A request that is decided here stays in the list until it is read again. */
const requestKey = ({ id, requestedAt }: WaitingAgent) => `${id} ${requestedAt}`;

interface DeskProps {
  cases: readonly WaitingAgent[];
  isPhone: boolean;
}

function Desk({ cases, isPhone }: DeskProps) {
  const { t } = useTranslation('management');
  const { waiting, open, isAddressed, show, go, afterDecision } = useDesk(cases, isPhone);
  const index = waiting.findIndex(({ id }) => id === open);
  if (open === undefined && waiting.length === 0) {
    return <EmptyState title={t('queue.empty')} detail={t('queue.empty.detail')} />;
  }
  return (
    <div className={styles.desk}>
      {!(isPhone && isAddressed) && (
        <CaseList cases={waiting} openId={open} onOpen={({ id }) => show(id)} />
      )}
      {open !== undefined && (
        <CaseView
          key={open}
          id={open}
          steps={<CaseWay index={index} count={waiting.length} go={go} />}
          hasLeft={index < 0}
          onDecided={afterDecision}
        />
      )}
      {open === undefined && !isPhone && <p className={styles.none}>{t('queue.allLookedAt')}</p>}
    </div>
  );
}

/** The cases that still wait, the one that is open, and the ways to the others. */
function useDesk(cases: readonly WaitingAgent[], isPhone: boolean) {
  const navigate = useNavigate();
  const { id: addressed } = useParams();
  const isAddressed = addressed !== undefined;
  const [decided, setDecided] = useState<readonly string[]>([]);
  const [kept, setKept] = useState<string | null>(null);
  const waiting = cases.filter((row) => !decided.includes(requestKey(row)));
  // The open case and the typed reason survive a change of the list.
  const chosen = isPhone ? null : (kept ?? nextCase(waiting)?.id ?? null);
  if (chosen !== kept) setKept(chosen);
  const open = addressed ?? chosen ?? undefined;

  function show(id: string): void {
    void navigate(casePath(id), { replace: isAddressed });
  }
  function go(step: 1 | -1): void {
    const beside = caseBeside(waiting, open, step);
    if (beside !== null) show(beside.id);
  }
  function afterDecision(): void {
    const row = waiting.find(({ id }) => id === open);
    if (row !== undefined) setDecided([...decided, requestKey(row)]);
    const next = nextCase(waiting, open);
    setKept(next?.id ?? null);
    void navigate(next === null ? queuePath : casePath(next.id), { replace: true });
  }
  return { waiting, open, isAddressed, show, go, afterDecision };
}
