import { useQueueActions } from '@pazar/section/queue/use-queue-actions';
import { useWaitingWords } from '@pazar/section/queue/use-waiting-words';
import { useFormatters } from '@pazar/section/use-formatters';
import { useTranslation } from 'react-i18next';
import { Badge } from '@pazar/ui/badge';
import { Button } from '@pazar/ui/button';
import { useId } from 'react';
import type { WaitingEntry } from '../../../model/produce/queue/waiting-entry.ts';
import { useEntryQueue } from './entry-queue.tsx';
import { useEntryText, useFailureText } from './use-waiting-texts.ts';
import { DiscardButton, WaitingActions } from './waiting-actions.tsx';
import styles from './waiting-entries.module.css';

/** What was entered and is not recorded yet: what waits for a network, and what was refused. */
export function WaitingEntries() {
  const { t, ...format } = useFormatters('catalog');
  const { entries, unreadable, queue, isOnline } = useEntryQueue();
  const { send } = useQueueActions(queue);
  const titleId = useId();
  const count = entries.length + unreadable.length;
  const failed = entries.filter(({ failure }) => failure !== null);

  return (
    <section className={styles.panel} data-failed={failed.length > 0} aria-labelledby={titleId}>
      <header className={styles.head}>
        <h2 id={titleId} className={styles.title}>
          {t('produce.waiting.title', { count, number: format.number(count) })}
        </h2>
        {isOnline && failed.length < entries.length && (
          <Button variant="quiet" icon="retry" onClick={send}>
            {t('produce.waiting.send')}
          </Button>
        )}
      </header>
      <p className={styles.detail} role="status">
        {t(isOnline ? 'produce.waiting.online' : 'produce.waiting.offline')}
      </p>
      <ul className={styles.list}>
        {entries.map((entry) => (
          <WaitingItem key={entry.key} entry={entry} />
        ))}
        {unreadable.map((text) => (
          <UnreadableItem key={text} text={text} />
        ))}
      </ul>
    </section>
  );
}

function WaitingItem({ entry }: { entry: WaitingEntry }) {
  const format = useFormatters('catalog');
  const words = useWaitingWords();
  const failureText = useFailureText();
  const entryText = useEntryText();
  const state = useEntryQueue().stateOf(entry);
  const { lot, enteredAt, failure } = entry;

  return (
    <li className={styles.item}>
      <div className={styles.words}>
        <p className={styles.what}>{entryText(entry)}</p>
        <p className={styles.when}>
          {lot.lotNumber} · {format.timestamp(enteredAt)}
        </p>
        {failure === null ? (
          <p className={styles.when}>{words.why(state)}</p>
        ) : (
          <p className={styles.why}>
            {failureText(failure, lot)} <code className={styles.when}>{failure.reference}</code>
          </p>
        )}
      </div>
      <Badge tone={failure === null ? 'attention' : 'danger'}>{words.name(state)}</Badge>
      <WaitingActions entry={entry} />
    </li>
  );
}

/** Kept by another version of this section; all that can be done with it is to read its words. */
function UnreadableItem({ text }: { text: string }) {
  const { t } = useTranslation('catalog');
  const { discardUnreadable } = useQueueActions(useEntryQueue().queue);
  return (
    <li className={styles.item}>
      <div className={styles.words}>
        <p className={styles.what}>{t('produce.waiting.unknownEntry')}</p>
        <p className={styles.why}>{t('produce.waiting.unreadable')}</p>
        <code className={styles.when}>{text}</code>
      </div>
      <div className={styles.actions}>
        <DiscardButton
          what={t('produce.waiting.unknownEntry')}
          isUnsure
          onDiscard={() => discardUnreadable(text)}
        />
      </div>
    </li>
  );
}
