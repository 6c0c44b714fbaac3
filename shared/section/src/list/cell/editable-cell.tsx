import { type ReactNode, useEffect, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { VisuallyHidden } from '@pazar/ui/visually-hidden';
import { CellEditor, type CellEditorProps } from './cell-editor.tsx';
import styles from './editable-cell.module.css';

export interface EditableCellProps<Value> extends Omit<CellEditorProps<Value>, 'onClose'> {
  /** The value as it is read. */
  children: ReactNode;
}

/**
 * A cell that is edited in place. A click or Enter opens it; Enter saves and moves down the column,
 * Shift+Enter up; blur saves; Escape cancels.
 */
export function EditableCell<Value>({ children, ...editing }: EditableCellProps<Value>) {
  const { t } = useTranslation('shell');
  const [isOpen, setOpen] = useState(false);
  const opener = useRef<HTMLButtonElement>(null);
  const isFocusHere = useRef(false);

  useEffect(
    function takeFocusBack() {
      if (!isOpen && isFocusHere.current) opener.current?.focus();
      isFocusHere.current = false;
    },
    [isOpen],
  );
  function close(hadFocus: boolean): void {
    isFocusHere.current = hadFocus;
    setOpen(false);
  }

  if (isOpen) return <CellEditor {...editing} onClose={close} />;
  return (
    <div className={styles.cell}>
      <button
        ref={opener}
        type="button"
        className={styles.value}
        data-editable
        onClick={() => setOpen(true)}
      >
        {children} <VisuallyHidden>{t('list.cell.edit', { cell: editing.label })}</VisuallyHidden>
      </button>
    </div>
  );
}
