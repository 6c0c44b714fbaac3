import type { ReactNode } from 'react';
import type { BulkSetup } from './bulk-action.ts';
import { BulkBar } from './bulk-bar.tsx';
import { bulkFilter } from './bulk-filter.ts';
import {
  useBulk,
  type Bulk,
  type BulkOutcome as Outcome,
  type BulkProgress as Progress,
} from './use-bulk.ts';
import type { ListSelection } from '../selection/use-list-selection.ts';
import type { ListState } from '../query/use-list-state.ts';
import { formatNumber } from '@pazar/format/number';
import { useLocale } from '@pazar/shell/locale';
import { useTranslation } from 'react-i18next';
import { Button } from '@pazar/ui/button';
import { Icon } from '@pazar/ui/icon';
import { IconButton } from '@pazar/ui/icon-button';
import { useFailureText } from '../../record/use-failure-text.ts';
import styles from './bulk-bar.module.css';

export interface ListBulkProps {
  setup: BulkSetup;
  state: ListState;
  selection: ListSelection;
  total: number | undefined;
  nameOf: (id: string) => string | undefined;
  /** The rows. */
  children: ReactNode;
}

/** The rows, the actions on those selected, and above them what could not be done. */
export function ListBulk({ setup, state, selection, total, nameOf, children }: ListBulkProps) {
  const bulk = useBulk(state.definition.name, setup);
  const { ids, isAll } = selection.selection;
  return (
    <>
      <BulkOutcome bulk={bulk} nameOf={nameOf} />
      {children}
      <BulkBar
        actions={setup.actions}
        bulk={bulk}
        selection={selection}
        chosen={isAll ? { filter: bulkFilter(state.url, state.definition) } : { ids: [...ids] }}
        total={total}
      />
    </>
  );
}

interface BulkOutcomeProps {
  bulk: Bulk;
  /** The name of a row that was on the page; undefined for others. */
  nameOf: (id: string) => string | undefined;
}

/** How far a bulk action is, and afterwards which rows could not be changed and why. */
function BulkOutcome({ bulk: { progress, outcome, dismiss }, nameOf }: BulkOutcomeProps) {
  const { t } = useTranslation('shell');
  const text = useFailureText();
  if (progress !== null) return <BulkProgress progress={progress} />;
  if (outcome === null || (outcome.failed.length === 0 && outcome.error === null)) return null;
  return (
    <div role="alert" className={styles.outcome} ref={scrollTo}>
      <div className={styles.outcomeText}>
        <p className={styles.outcomeTitle}>
          <Icon name="warning" />
          <OutcomeTitle outcome={outcome} />
        </p>
        {outcome.error !== null && <p>{text.read(outcome.error)}</p>}
        <ul>
          {outcome.failed.map(({ id, problem }) => (
            <li key={id}>
              {[nameOf(id), problem.detail ?? problem.title].filter(Boolean).join(': ')}
            </li>
          ))}
        </ul>
        {outcome.isLost && (
          <>
            <p>{t('list.bulk.unknownDetail')}</p>
            <Button onClick={outcome.again}>{t('action.retry')}</Button>
          </>
        )}
      </div>
      <IconButton icon="close" label={t('overlay.close')} onClick={dismiss} />
    </div>
  );
}

/** The rows may be scrolled out of view, and the reason with them. */
function scrollTo(element: HTMLElement | null): void {
  element?.scrollIntoView({ block: 'nearest' });
}

function OutcomeTitle({ outcome: { failed, succeeded, error, ...rest } }: { outcome: Outcome }) {
  const { t } = useTranslation('shell');
  const locale = useLocale();
  const count = failed.length;
  if (rest.isLost) return t('list.bulk.unknown');
  if (count > 0) return t('list.bulk.failed', { count, number: formatNumber(count, locale) });
  return t(error !== null && succeeded > 0 ? 'list.bulk.stopped' : 'list.bulk.nothing');
}

function BulkProgress({ progress: { action, done, total } }: { progress: Progress }) {
  const { t } = useTranslation('shell');
  const locale = useLocale();
  const text =
    total === null
      ? t('list.bulk.runningAll', { action: action.label })
      : t('list.bulk.running', {
          action: action.label,
          done: formatNumber(Math.min(done, total), locale),
          total: formatNumber(total, locale),
        });
  return (
    <div className={styles.progress}>
      <p role="status">{text}</p>
      <progress
        aria-label={action.label}
        {...(total !== null && { max: total, value: Math.min(done, total) })}
      />
    </div>
  );
}
