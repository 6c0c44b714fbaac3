import { waitingChoices } from '@pazar/section/queue/waiting-choices';
import { useTranslation } from '@pazar/shell/translation';
import { Button } from '@pazar/ui/button';
import { Confirm } from '@pazar/ui/overlay/confirm';
import { createAttemptKey } from '@pazar/ui/record/attempt-key';
import { TextLink } from '@pazar/ui/text-link';
import { useState } from 'react';
import { kindOfType } from '../../../model/produce/entry-kind.ts';
import type { WaitingEntry } from '../../../model/produce/queue/waiting-entry.ts';
import { useEntryQueue } from './entry-queue.tsx';
import { useEntryText } from './use-waiting-texts.ts';
import styles from './waiting-entries.module.css';

/** What an agent can do with an entry that is not recorded. */
export function WaitingActions({ entry }: { entry: WaitingEntry }) {
  const { t } = useTranslation('catalog');
  const { queue } = useEntryQueue();
  const entryText = useEntryText();
  const [keys] = useState(createAttemptKey);
  const { key, lot, movement } = entry;
  const { canEdit, canSendAgain, isShort, keepsKey, isUnsure } = waitingChoices(entry);

  /** What was refused goes under a new key, since the old one is kept with the refusal. */
  function sendAgain(): void {
    if (keepsKey) return void queue.retry(key);
    const again = { ...movement, force: isShort || movement.force };
    void queue.fix(key, { ...entry, key: keys.keyFor([key, again]), movement: again });
  }

  return (
    <div className={styles.actions}>
      {canEdit && (
        <TextLink to={`/produce/record/${kindOfType(movement.type)}?lot=${lot.id}&fix=${key}`}>
          {t('produce.waiting.fix')}
        </TextLink>
      )}
      {canSendAgain && (
        <Button onClick={sendAgain}>
          {t(isShort ? 'produce.waiting.force' : 'produce.waiting.again')}
        </Button>
      )}
      <DiscardButton
        what={entryText(entry)}
        isUnsure={isUnsure}
        onDiscard={() => void queue.discard(key)}
      />
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

/** Asks before an entry is gone: it is nowhere but on this device. */
export function DiscardButton({ what, isUnsure, onDiscard }: DiscardButtonProps) {
  const { t } = useTranslation('catalog');
  const [isAsking, setAsking] = useState(false);
  return (
    <>
      <Button
        variant="quiet"
        aria-label={t('produce.waiting.discardNamed', { what })}
        onClick={() => setAsking(true)}
      >
        {t('produce.waiting.discard')}
      </Button>
      {isAsking && (
        <Confirm
          title={t('produce.waiting.discardTitle')}
          confirmLabel={t('produce.waiting.discard')}
          onConfirm={onDiscard}
          onCancel={() => setAsking(false)}
        >
          {t(isUnsure ? 'produce.waiting.discardUnsure' : 'produce.waiting.discardDetail', {
            what,
          })}
        </Confirm>
      )}
    </>
  );
}
