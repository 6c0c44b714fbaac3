import { useTranslation } from 'react-i18next';
import { type KeyboardEvent, useState } from 'react';
import { findOptions } from '../../input/combo-box/find-options.ts';
import type { Option } from '../../input/option.ts';

interface MultiComboOptions {
  readonly value: readonly string[];
  readonly onChange: (value: string[]) => void;
  readonly options: readonly Option[];
  /** The labels of selected options that may be missing in `options`. */
  readonly selected: readonly Option[];
  readonly onQuery: ((query: string) => void) | undefined;
  /** Backspace in the empty field removes the last option. Default false. */
  readonly removesByKey?: boolean;
}

/** Shown while a label is unknown. */
const unnamed = '…';

/** The selected options, the typed text, its matches, and the active option. */
export function useMultiCombo(given: MultiComboOptions) {
  const { value, onChange, options, selected, onQuery, removesByKey = false } = given;
  const { t } = useTranslation('shell');
  const [announcement, announce] = useState('');
  const [text, setText] = useState('');
  const [isOpen, setOpen] = useState(false);
  const [active, setActive] = useState(-1);
  const { shown, count } = findOptions(options, onQuery === undefined ? text : '');
  const known = [...selected, ...options];
  const chosen = value.map(
    (one): Option => known.find((option) => option.value === one) ?? { value: one, label: unnamed },
  );
  const isChosen = (option: Option) => value.includes(option.value);

  function type(next: string): void {
    setText(next);
    setOpen(true);
    setActive(next === '' ? -1 : 0);
    onQuery?.(next);
  }
  function close(): void {
    setOpen(false);
    forgetText();
  }
  function forgetText(): void {
    setActive(-1);
    if (text === '') return;
    setText('');
    onQuery?.('');
  }
  function add({ value: added, label: tag }: Option): void {
    announce(t('field.tags.added', { tag }));
    onChange([...value, added]);
  }
  function remove(removed: string): void {
    const tag = chosen.find((option) => option.value === removed)?.label;
    announce(t('field.tags.removed', { tag }));
    onChange(value.filter((one) => one !== removed));
  }
  /** The list stays open for the next selection; the typed text is cleared. */
  function choose(option: Option): void {
    if (option.isDisabled === true) return;
    if (isChosen(option)) remove(option.value);
    else add(option);
    if (text !== '') forgetText();
  }
  function step(by: number): void {
    setOpen(true);
    const from = active === -1 && by < 0 ? shown.length : active;
    setActive(shown.length === 0 ? -1 : (from + by + shown.length) % shown.length);
  }
  function takeActive(event: KeyboardEvent): void {
    // Enter here chooses; it does not save the form around the field.
    if (isOpen) event.preventDefault();
    const option = isOpen ? shown[active] : undefined;
    if (option !== undefined) choose(option);
  }
  function dismiss(event: KeyboardEvent): void {
    if (!isOpen) return;
    // Escape here is not meant for a dialog around the field.
    event.preventDefault();
    event.stopPropagation();
    close();
  }
  function removeLast(): void {
    const last = value.at(-1);
    if (removesByKey && text === '' && last !== undefined) remove(last);
  }
  function press(event: KeyboardEvent): void {
    const keys: Record<string, (() => void) | undefined> = {
      ArrowDown: () => step(1),
      ArrowUp: () => step(-1),
      Enter: () => takeActive(event),
      Escape: () => dismiss(event),
      Backspace: removeLast,
    };
    const act = keys[event.key];
    if (act === undefined || event.nativeEvent.isComposing) return;
    if (event.key.startsWith('Arrow')) event.preventDefault();
    act();
  }

  return {
    text,
    isOpen,
    active,
    shown,
    count,
    /** The selected options, in the order of selection. */
    chosen,
    isChosen,
    open: () => setOpen(true),
    close,
    type,
    choose,
    remove,
    /** For screen readers: what was added or removed. */
    announcement,
    press,
    point: setActive,
  };
}

export type MultiComboState = ReturnType<typeof useMultiCombo>;
