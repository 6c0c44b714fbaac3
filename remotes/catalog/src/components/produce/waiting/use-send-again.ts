import type { Booking } from '@pazar/contracts/movement';
import type { EntryOutcome } from '@pazar/section/queue/entry-outcomes';
import { waitingChoices } from '@pazar/section/queue/waiting-choices';
import { sentMeanwhile } from '@pazar/section/queue/waiting-failure';
import { useNotify } from '@pazar/shell/notify';
import { useTranslation } from 'react-i18next';
import { createAttemptKey } from '@pazar/section/record/attempt-key';
import { useSingleRun } from '@pazar/section/record/use-single-run';
import { useState } from 'react';
import type { WaitingEntry } from '../../../model/produce/queue/waiting-entry.ts';
import { useEntryQueue } from './entry-queue.tsx';
import { useAnnounceOutcome } from './use-announce-outcome.ts';
import { useEntryText, useFailureText } from './use-waiting-texts.ts';

/** Sends an entry that failed once more, and says what became of it. */
export function useSendAgain(entry: WaitingEntry) {
  const { t } = useTranslation('catalog');
  const { queue } = useEntryQueue();
  const notify = useNotify();
  const announce = useAnnounceOutcome();
  const entryText = useEntryText();
  const failureText = useFailureText();
  const [keys] = useState(createAttemptKey);
  const { key, lot, movement } = entry;

  /** What was refused goes under a new key, since the old one is kept with the refusal. */
  function send(): Promise<EntryOutcome<Booking>> {
    const { keepsKey, isShort } = waitingChoices(entry);
    if (keepsKey) return queue.retry(key);
    const again = { ...movement, force: isShort || movement.force };
    return queue.fix(key, { ...entry, key: keys.keyFor([key, again]), movement: again });
  }

  function sayFailure(outcome: EntryOutcome<Booking>): void {
    const what = entryText(entry);
    if (outcome.kind === 'lost') notify(t('produce.waiting.notStored', { what }));
    if (outcome.kind !== 'refused') return;
    const { failure } = outcome;
    if (failure === sentMeanwhile) notify(t('produce.waiting.gone', { what }));
    else notify(t('produce.waiting.refusedAgain', { what, why: failureText(failure, lot) }));
  }

  const { run, isBusy } = useSingleRun(async () => {
    const outcome = await send();
    announce(outcome, entry);
    sayFailure(outcome);
  });
  return { sendAgain: run, isBusy };
}
