import { formatTime } from '@pazar/format/date';
import { useTranslation } from 'react-i18next';
import { Button } from '@pazar/ui/button';
import { Popover } from '@pazar/ui/overlay/popover';
import styles from '../panel/panel.module.css';
import { useUndoable } from './use-undoable.ts';

/** Menu of earlier actions that can be undone; hidden while there are none. */
export function UndoMenu({ scope }: { scope: string }) {
  const { t } = useTranslation('shell');
  const { entries, undo } = useUndoable(scope);
  if (entries.length === 0) return null;
  return (
    <Popover label={t('list.undo.label')} icon="undo" hidesLabel="always" align="end">
      {(close) => (
        <ul className={styles.menu}>
          {entries.map((entry) => (
            <li key={entry.id}>
              <Button
                variant="quiet"
                isFullWidth
                onClick={() => {
                  close();
                  void undo(entry);
                }}
              >
                {t('list.undo.entry', { message: entry.message, time: formatTime(entry.at) })}
              </Button>
            </li>
          ))}
        </ul>
      )}
    </Popover>
  );
}
