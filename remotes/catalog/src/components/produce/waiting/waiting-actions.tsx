import { DiscardEntry } from '@pazar/section/queue/discard-entry';
import { useQueueActions } from '@pazar/section/queue/use-queue-actions';
import { waitingChoices } from '@pazar/section/queue/waiting-choices';
import { useTranslation } from 'react-i18next';
import { Button } from '@pazar/ui/button';
import { TextLink } from '@pazar/ui/text-link';
import { kindOfType } from '../../../model/produce/entry-kind.ts';
import type { WaitingEntry } from '../../../model/produce/queue/waiting-entry.ts';
import { useEntryQueue } from './entry-queue.tsx';
import { useSendAgain } from './use-send-again.ts';
import { useEntryText } from './use-waiting-texts.ts';
import styles from './waiting-entries.module.css';

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
