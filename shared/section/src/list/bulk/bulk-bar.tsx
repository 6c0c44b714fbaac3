import { maxBulkRows } from '@pazar/contracts/bulk';
import { formatNumber } from '@pazar/format/number';
import { useLocale } from '@pazar/shell/locale';
import { useTranslation } from 'react-i18next';
import { useState } from 'react';
import { Button } from '@pazar/ui/button';
import { IconButton } from '@pazar/ui/icon-button';
import { Confirm } from '@pazar/ui/overlay/confirm';
import { Dialog } from '@pazar/ui/overlay/dialog';
import { Menu } from '@pazar/ui/overlay/menu';
import type { BulkAction, BulkSelection } from './bulk-action.ts';
import styles from './bulk-bar.module.css';
import type { Bulk } from './use-bulk.ts';
import type { ListSelection } from '../selection/use-list-selection.ts';

/** The actions with a button; the others are in a menu, so that the bar is one line. */
const maxButtons = 2;

export interface BulkBarProps {
  actions: readonly BulkAction[];
  bulk: Bulk;
  selection: ListSelection;
  /** The selected rows in the API's form. */
  chosen: BulkSelection;
  /** Number of rows that match search and filters; undefined while it is unknown. */
  total: number | undefined;
}

/** Bar below a list while rows are selected: their number, and the actions on them. */
export function BulkBar({ actions, bulk, selection, chosen, total }: BulkBarProps) {
  const { t } = useTranslation('shell');
  const locale = useLocale();
  const [asking, setAsking] = useState<BulkAction | null>(null);
  const count = selection.selection.isAll ? (total ?? 0) : selection.selection.ids.size;
  // One at a time: the page shows how far one action is, and what it could not change.
  const running = bulk.progress?.action.key;
  const isTooMany = count > maxBulkRows;
  const [first, others] = [actions.slice(0, maxButtons), actions.slice(maxButtons)];

  function run(action: BulkAction, params?: object): void {
    setAsking(null);
    selection.clear();
    void bulk.run(action, chosen, params);
  }
  function press(action: BulkAction): void {
    if (action.form === undefined && action.question === undefined) run(action);
    else setAsking(action);
  }

  if (count === 0) return null;
  return (
    <>
      <div
        role="region"
        className={styles.bar}
        data-ground
        data-bulk
        aria-label={t('list.bulk.label')}
      >
        <SelectedCount selection={selection} count={count} total={total} />
        {isTooMany && (
          <p className={styles.tooMany} role="status">
            {t('list.tooMany', { number: formatNumber(maxBulkRows, locale) })}
          </p>
        )}
        {!isTooMany && (
          <div className={styles.actions}>
            {first.map((action) => (
              <Button
                key={action.key}
                isBusy={running === action.key}
                disabled={running !== undefined && running !== action.key}
                onClick={() => press(action)}
              >
                {action.label}
              </Button>
            ))}
            {others.length > 0 && (
              <Menu
                label={t('list.bulk.more')}
                hasLabel
                disabled={running !== undefined}
                items={others.map((action) => ({
                  key: action.key,
                  label: action.label,
                  onSelect: () => press(action),
                }))}
              />
            )}
          </div>
        )}
        <IconButton icon="close" label={t('list.clearSelection')} onClick={selection.clear} />
      </div>
      {asking !== null && (
        <BulkQuestion
          action={asking}
          chosen={chosen}
          onRun={(params) => run(asking, params)}
          onCancel={() => setAsking(null)}
        />
      )}
    </>
  );
}

interface SelectedCountProps {
  selection: ListSelection;
  count: number;
  total: number | undefined;
}

function SelectedCount({ selection, count, total }: SelectedCountProps) {
  const { t } = useTranslation('shell');
  const locale = useLocale();
  const { isAll } = selection.selection;
  const number = formatNumber(count, locale);
  const isMore = !isAll && total !== undefined && total > count && selection.pageState === 'all';
  return (
    <div className={styles.count}>
      <p role="status">{t(isAll ? 'list.selectedAll' : 'list.selected', { number })}</p>
      {isMore && (
        <Button variant="quiet" onClick={selection.selectAll}>
          {t('list.selectAll', { number: formatNumber(total, locale) })}
        </Button>
      )}
    </div>
  );
}

interface BulkQuestionProps {
  action: BulkAction;
  chosen: BulkSelection;
  onRun: (params?: object) => void;
  onCancel: () => void;
}

function BulkQuestion({ action, chosen, onRun, onCancel }: BulkQuestionProps) {
  const { form: Form } = action;
  if (Form !== undefined) {
    return (
      <Dialog title={action.label} onClose={onCancel}>
        <Form selection={chosen} onRun={onRun} onCancel={onCancel} />
      </Dialog>
    );
  }
  return (
    <Confirm
      title={action.label}
      confirmLabel={action.label}
      onConfirm={() => onRun()}
      onCancel={onCancel}
    >
      {action.question}
    </Confirm>
  );
}
