import { formatEnteredTime } from '@pazar/format/entered-time';
import { useLocale } from '@pazar/shell/locale';
import { useTranslation } from 'react-i18next';
import { Button } from '@pazar/ui/button';
import { TextLink } from '@pazar/ui/text-link';
import { VisuallyHidden } from '@pazar/ui/visually-hidden';
import { BeforeAfter } from './before-after.tsx';
import styles from './change-log.module.css';
import { useEventText } from './use-event-text.ts';

/** One field before and after, as text. */
export interface LoggedField {
  readonly field: string;
  readonly label: string;
  readonly before: string;
  readonly after: string;
  /** Restores the field's old value; undefined where that is impossible. */
  readonly onRestore?: (() => void) | undefined;
}

/** One change: an event of the audit. */
export interface LoggedChange {
  readonly id: string;
  /** An instant. */
  readonly at: string;
  /** `product.update`; `useEventText` has the words. */
  readonly action: string;
  /** The changed fields as they became: a booking of stock is said with its quantity. */
  readonly after?: Readonly<Record<string, unknown>> | null;
  /** Link to the details. */
  readonly href?: string | undefined;
  /** The event's subject, where the log has several. */
  readonly label?: string | null;
  /** Display name; null for management and for the system. */
  readonly actor: string | null;
  readonly actorRole: 'agent' | 'management' | 'system';
  /** Word for word. */
  readonly reason: string | null;
  readonly fields: readonly LoggedField[];
  /** How often it happened in a row. Default once. */
  readonly count?: number;
}

export interface ChangeLogProps {
  changes: readonly LoggedChange[];
  /** A newer page is on its way, or a field is being restored. */
  isBusy?: boolean;
}

/** The changes, their actors and reasons, newest first, with each field before and after. */
export function ChangeLog({ changes, isBusy = false }: ChangeLogProps) {
  return (
    <div aria-busy={isBusy}>
      {changes.map((change) => (
        <LogEntry key={change.id} change={change} isBusy={isBusy} />
      ))}
    </div>
  );
}

function LogEntry({ change, isBusy }: { change: LoggedChange; isBusy: boolean }) {
  const { t } = useTranslation('shell');
  const locale = useLocale();
  const eventText = useEventText(locale);
  const { action, actor, actorRole, after = null, at, fields, href, label, reason } = change;
  const times = change.count !== undefined && change.count > 1 && `×${change.count}`;
  const what = [eventText({ action, after }), label, times].filter(Boolean).join(' · ');
  return (
    <article className={styles.entry}>
      <header className={styles.head}>
        <h2 className={styles.what}>
          {href === undefined ? what : <TextLink to={href}>{what}</TextLink>}
        </h2>
        <p className={styles.who}>
          {actor ?? t(`record.by.${actorRole}`)} ·{' '}
          <time dateTime={at}>{formatEnteredTime(at, locale)}</time>
        </p>
      </header>
      {reason !== null && <q>{reason}</q>}
      {fields.length > 0 && (
        <dl className={styles.fields}>
          {fields.map((field) => (
            <FieldLine key={field.field} field={field} isBusy={isBusy} />
          ))}
        </dl>
      )}
    </article>
  );
}

function FieldLine({ field, isBusy }: { field: LoggedField; isBusy: boolean }) {
  const { t } = useTranslation('shell');
  const { label, before, after, onRestore } = field;
  return (
    <div className={styles.line}>
      <dt className={styles.label}>{label}</dt>
      <dd>
        <BeforeAfter before={before} after={after} />
      </dd>
      {onRestore !== undefined && (
        <dd>
          <Button variant="quiet" isBusy={isBusy} onClick={onRestore}>
            {t('record.restore')} <VisuallyHidden>{label}</VisuallyHidden>
          </Button>
        </dd>
      )}
    </div>
  );
}
