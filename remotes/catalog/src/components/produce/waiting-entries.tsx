import type { Locale } from '@pazar/contracts/locale';
import { formatDateTime } from '@pazar/format/date';
import { formatQuantity } from '@pazar/format/quantity';
import { useLocale } from '@pazar/shell/locale';
import { useTranslation } from '@pazar/shell/translation';
import { Badge } from '@pazar/ui/badge';
import { Button } from '@pazar/ui/button';
import { createAttemptKey } from '@pazar/ui/record/attempt-key';
import { TextLink } from '@pazar/ui/text-link';
import { useId, useState } from 'react';
import { magnitude } from '../../model/produce/amounts.ts';
import { kindOfType } from '../../model/produce/entry-kind.ts';
import type { WaitingEntry } from '../../model/produce/waiting-entry.ts';
import { useEntryDesk } from './entry-queue-context.ts';
import { useFailureText } from './failure-text.ts';
import { lotName } from './lot-name.ts';
import styles from './waiting-entries.module.css';

/** What was recorded and is not booked yet: what waits for a network, and what was refused. */
export function WaitingEntries() {
  const { t } = useTranslation('catalog');
  const { entries, queue, isOnline } = useEntryDesk();
  const titleId = useId();
  if (entries.length === 0) return null;
  const failed = entries.filter(({ failure }) => failure !== null);

  return (
    <section className={styles.panel} data-failed={failed.length > 0} aria-labelledby={titleId}>
      <header className={styles.head}>
        <h2 id={titleId} className={styles.title}>
          {t('produce.waiting.title', { count: entries.length, number: entries.length })}
        </h2>
        {isOnline && failed.length < entries.length && (
          <Button variant="quiet" icon="retry" onClick={() => void queue.send()}>
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
      </ul>
    </section>
  );
}

function WaitingItem({ entry }: { entry: WaitingEntry }) {
  const { t } = useTranslation('catalog');
  const locale = useLocale();
  const failureText = useFailureText();
  const { lot, movement, enteredAt, failure } = entry;

  return (
    <li className={styles.item}>
      <div className={styles.words}>
        <p className={styles.what}>
          {t(`produce.type.${movement.type}`)} · {amountOf(entry, locale)} · {lotName(lot, locale)}
        </p>
        <p className={styles.when}>
          {lot.lotNumber} · {formatDateTime(enteredAt, locale)}
        </p>
        {failure !== null && (
          <p className={styles.why}>
            {failureText(failure, lot)} <code className={styles.when}>{failure.reference}</code>
          </p>
        )}
      </div>
      <Badge tone={failure === null ? 'attention' : 'danger'}>
        {t(failure === null ? 'produce.waiting.waits' : 'produce.waiting.refused')}
      </Badge>
      <WaitingActions entry={entry} />
    </li>
  );
}

function WaitingActions({ entry }: { entry: WaitingEntry }) {
  const { t } = useTranslation('catalog');
  const locale = useLocale();
  const { queue } = useEntryDesk();
  const [keys] = useState(createAttemptKey);
  const { key, lot, movement, failure } = entry;
  const isShort = failure?.code === 'insufficient-stock';
  const kind = kindOfType(movement.type);

  /** Under a new key: the old one stands for what was refused. */
  function sendAgain(): void {
    const again = { ...movement, force: isShort || movement.force };
    void queue.mend(key, { ...entry, key: keys.keyFor([key, again]), movement: again });
  }

  return (
    <div className={styles.actions}>
      {failure !== null && (
        <>
          <TextLink to={`/produce/record/${kind}?lot=${lot.id}&mend=${key}`}>
            {t('produce.waiting.mend')}
          </TextLink>
          <Button onClick={sendAgain}>
            {t(isShort ? 'produce.waiting.force' : 'produce.waiting.again')}
          </Button>
        </>
      )}
      <Button
        variant="quiet"
        aria-label={t('produce.waiting.discardNamed', {
          quantity: amountOf(entry, locale),
          lot: lotName(lot, locale),
        })}
        onClick={() => void queue.discard(key)}
      >
        {t('produce.waiting.discard')}
      </Button>
    </div>
  );
}

function amountOf({ movement, lot }: WaitingEntry, locale: Locale): string {
  return formatQuantity(magnitude(movement.quantity ?? '0.000'), lot.unit, locale);
}
