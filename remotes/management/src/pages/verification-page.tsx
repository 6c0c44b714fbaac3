import type { WaitingAgent } from '@pazar/contracts/management';
import { formatTotal } from '@pazar/format/total';
import { useCommands } from '@pazar/shell/commands';
import { useHttp } from '@pazar/shell/http';
import { useTranslation } from 'react-i18next';
import { EmptyState } from '@pazar/ui/empty-state';
import { Page } from '@pazar/ui/page';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { waitingCases } from '../api/verification.ts';
import { LoadedPart } from '../components/frame/loaded-part.tsx';
import { useWords } from '../model/use-words.ts';
import { CaseList } from '../components/queue/case-list.tsx';
import { CaseView } from '../components/queue/case-view.tsx';
import styles from '../components/queue/queue.module.css';
import { caseBeside, nextCase } from '../model/next-case.ts';

/** Who waits to be verified: one case at a time, and the next one at once. */
export function VerificationPage() {
  const { t, locale } = useWords();
  const cases = useQuery(waitingCases(useHttp()));
  const count = formatTotal(cases.data?.page, locale);
  return (
    <Page title={t('queue.title')} subtitle={count && t('queue.total', count)}>
      <LoadedPart query={cases} of="queue">
        {({ items }) => <Desk cases={items} />}
      </LoadedPart>
    </Page>
  );
}

/** A request that is decided here stays in the list until it is read again. */
const requestKey = ({ id, requestedAt }: WaitingAgent) => `${id} ${requestedAt}`;

function Desk({ cases }: { cases: readonly WaitingAgent[] }) {
  const { t } = useTranslation('management');
  const [decided, setDecided] = useState<readonly string[]>([]);
  const [chosen, setChosen] = useState<WaitingAgent | null>(null);
  const waiting = cases.filter((row) => !decided.includes(requestKey(row)));
  const open = chosen ?? nextCase(waiting);
  // The open case and the typed reason survive a change of the list.
  if (open !== chosen) setChosen(open);
  const go = (step: 1 | -1) => setChosen(caseBeside(waiting, open?.id, step) ?? open);
  useCommands([
    { id: 'queue.next', label: t('queue.next'), keys: { code: 'KeyJ' }, run: () => go(1) },
    { id: 'queue.previous', label: t('queue.previous'), keys: { code: 'KeyK' }, run: () => go(-1) },
  ]);

  function goOn(row: WaitingAgent): void {
    setDecided([...decided, requestKey(row)]);
    setChosen(nextCase(waiting, row.id));
  }
  if (open === null && waiting.length === 0) {
    return <EmptyState title={t('queue.empty')} detail={t('queue.empty.detail')} />;
  }
  return (
    <div className={styles.columns}>
      <CaseList cases={waiting} openId={open?.id} onOpen={setChosen} />
      {open === null ? (
        <p>{t('queue.allLookedAt')}</p>
      ) : (
        <CaseView
          key={requestKey(open)}
          row={open}
          isGone={!waiting.some((row) => requestKey(row) === requestKey(open))}
          onDecided={() => goOn(open)}
        />
      )}
    </div>
  );
}
