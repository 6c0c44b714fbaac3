import { DiscardEntry } from '@pazar/section/queue/discard-entry';
import { useQueueActions } from '@pazar/section/queue/use-queue-actions';
import { waitingChoices } from '@pazar/section/queue/waiting-choices';
import { useTranslation } from 'react-i18next';
import { Button } from '@pazar/ui/button';
import { TextLink } from '@pazar/ui/text-link';
import { kindOfType } from '../../../model/produce/entry-kind.ts';
import type { WaitingEntry } from '../../../model/produce/queue/waiting-entry.ts';
import { useEntryQueue } from './entry-queue.tsx';
import { useEntryText, useFailureText } from './use-waiting-texts.ts';
import styles from './waiting-entries.module.css';
import type { Booking } from '@pazar/contracts/movement';
import type { EntryOutcome } from '@pazar/section/queue/entry-outcomes';
import { sentMeanwhile } from '@pazar/section/queue/waiting-failure';
import { useNotify } from '@pazar/shell/notify';
import { createAttemptKey } from '@pazar/section/record/attempt-key';
import { useSingleRun } from '@pazar/section/record/use-single-run';
import { useState } from 'react';
import { useAnnounceOutcome } from './use-announce-outcome.ts';

/** What an agent can do with an entry that is not recorded. */
export function WaitingActions({ entry }: { entry: WaitingEntry }) {
  const { t } = useTranslation('catalog');
  const { discard } = useQueueActions(useEntryQueue().queue);
  const entryText = useEntryText();
  const { sendAgain, isBusy } = useSendAgain(entry);
  const { key, lot, movement } = entry;
  const { canEdit, canSendAgain, isShort, isUnsure } = waitingChoices(entry);

  return (
    <div className={styles.actions}>
      {canEdit && (
        <TextLink to={`/produce/record/${kindOfType(movement.type)}?lot=${lot.id}&fix=${key}`}>
          {t('produce.waiting.fix')}
        </TextLink>
      )}
      {canSendAgain && (
        <Button isBusy={isBusy} onClick={sendAgain}>
          {t(isShort ? 'produce.waiting.force' : 'produce.waiting.again')}
        </Button>
      )}
      <DiscardButton what={entryText(entry)} isUnsure={isUnsure} onDiscard={() => discard(key)} />
    </div>
  );
}

export interface DiscardButtonProps {
  /** The entry in words. */
  what: string;
  /** It may be recorded already. */
  isUnsure: boolean;
  onDiscard: () => void;
}

export function DiscardButton({ what, isUnsure, onDiscard }: DiscardButtonProps) {
  const { t } = useTranslation('catalog');
  return (
    <DiscardEntry
      label={t('produce.waiting.discard')}
      name={t('produce.waiting.discardNamed', { what })}
      title={t('produce.waiting.discardTitle')}
      detail={t(isUnsure ? 'produce.waiting.discardUnsure' : 'produce.waiting.discardDetail', {
        what,
      })}
      onDiscard={onDiscard}
    />
  );
}

/** Sends an entry that failed once more, and says what became of it. */
function useSendAgain(entry: WaitingEntry) {
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
