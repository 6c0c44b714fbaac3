import { ApiError } from '@pazar/shell/api-error';
import { useTranslation } from 'react-i18next';
import { type KeyboardEvent, type ReactNode, useEffect, useRef, useState } from 'react';
import { isSame } from '@pazar/ui/parts/same-value';
import { failureKey } from '@pazar/ui/parts/failure-key';
import { authorOf, useIsOwn } from '../../record/author.ts';
import { useSingleRun } from '../../record/use-single-run.ts';
import styles from './editable-cell.module.css';
import { neighbourCell } from './neighbour-cell.ts';

/** Props that a cell's input gets; an input of `@pazar/ui/input/*` fits. */
export interface CellBinding<Value> {
  readonly label: string;
  readonly isLabelHidden: true;
  readonly value: Value;
  readonly onChange: (value: Value) => void;
  readonly error: string | undefined;
}

export interface CellEditorProps<Value> {
  /** The cell in words: "Price of Tomato Rozov". */
  label: string;
  value: Value;
  /** The input, with the binding spread over it. */
  input: (field: CellBinding<Value>) => ReactNode;
  /** Whether the entered value can be saved; an input may hold an invalid text. */
  isValid?: (value: Value) => boolean;
  /** What would be right, said when the entered value cannot be saved. */
  rule?: string;
  /**
   * Saves; rejects with `ApiError`. A value that could not be saved stays in the input with the
   * error.
   */
  save: (value: Value) => Promise<unknown>;
  /** @param hadFocus whether the focus would be lost with the input */
  onClose: (hadFocus: boolean) => void;
}

/** The input of a cell in edit mode. */
export function CellEditor<Value>(props: CellEditorProps<Value>) {
  const { label, value, input, isValid = () => true, rule, onClose } = props;
  const [isRefused, setRefused] = useState(false);
  const cell = useRef<HTMLDivElement>(null);
  const [entered, setEntered] = useState(value);
  const { isSaving, error, send } = useCellSave(props, () => close());

  useEffect(function startInside() {
    const field = cell.current?.querySelector('input, select, textarea');
    if (field instanceof HTMLElement) field.focus();
    if (field instanceof HTMLInputElement) field.select();
  }, []);

  function close(): void {
    onClose(cell.current?.contains(document.activeElement) ?? false);
  }
  /** @returns whether the cell may be left */
  function finish(): boolean {
    if (isSaving) return true;
    setRefused(!isValid(entered));
    if (!isValid(entered)) return false;
    if (isSame(entered, value)) close();
    else send(entered);
    return true;
  }
  function handleKey(event: KeyboardEvent): void {
    if (event.key === 'Escape') {
      event.stopPropagation();
      return close();
    }
    if (event.key !== 'Enter') return;
    event.preventDefault();
    // Looked for first: once the cell is closed it is no longer beside anything.
    const next = neighbourCell(cell.current, event.shiftKey ? 'up' : 'down');
    if (!finish()) return;
    next?.focus();
    next?.click();
  }

  return (
    <div
      ref={cell}
      role="presentation"
      className={styles.cell}
      aria-busy={isSaving}
      onKeyDown={handleKey}
      onBlur={({ currentTarget, relatedTarget }) => {
        if (!currentTarget.contains(relatedTarget)) finish();
      }}
    >
      {input({
        label,
        isLabelHidden: true,
        value: entered,
        onChange: setEntered,
        error: isRefused && !isValid(entered) ? rule : error,
      })}
    </div>
  );
}

/** Saves the value of a cell and shows the error if that fails. */
function useCellSave<Value>({ save }: CellEditorProps<Value>, onSaved: () => void) {
  const { t } = useTranslation('shell');
  const isOwn = useIsOwn();
  const [error, setError] = useState<string | undefined>();

  function staleText(failure: ApiError): string {
    const by = authorOf(failure);
    if (isOwn(by)) return t('list.cell.staleOwn');
    return by.name === null ? t('list.cell.stale') : t('list.cell.staleBy', { name: by.name });
  }
  function reasonOf(failure: unknown): string | undefined {
    if (!(failure instanceof ApiError)) return undefined;
    const { problem } = failure;
    if (problem?.code === 'version-conflict') return staleText(failure);
    return problem?.errors?.[0]?.detail ?? problem?.detail;
  }
  // Enter saves and moves the focus on, which leaves the cell before this renders again.
  const { run, isBusy } = useSingleRun(async (next: Value) => {
    setError(undefined);
    try {
      await save(next);
      onSaved();
    } catch (failure) {
      setError(reasonOf(failure) ?? t(failureKey(failure)));
    }
  });
  return { isSaving: isBusy, error, send: run };
}
