import { type KeyboardEvent, useState } from 'react';
import type { Option } from '../option.ts';
import { findOptions, namedOption } from './find-options.ts';

export interface ComboBoxOptions {
  readonly value: string | null;
  readonly onChange: (value: string | null) => void;
  readonly options: readonly Option[];
  readonly selectedLabel: string | undefined;
  readonly allowsOther: boolean;
  readonly onQuery: ((query: string) => void) | undefined;
}

/** The typed text, its matches, and the active option. */
export function useComboBox(given: ComboBoxOptions) {
  const { value, onChange, options, selectedLabel, allowsOther, onQuery } = given;
  const [typed, setTyped] = useState<string | null>(null);
  const [isOpen, setOpen] = useState(false);
  const [active, setActive] = useState(-1);

  const chosen = options.find((option) => option.value === value);
  const label = chosen?.label ?? selectedLabel ?? (allowsOther ? value : null) ?? '';
  const isSearchedElsewhere = onQuery !== undefined;
  const { shown, count } = findOptions(options, isSearchedElsewhere ? '' : (typed ?? ''));

  function open(): void {
    setOpen(true);
    setActive(chosen === undefined ? -1 : shown.indexOf(chosen));
  }
  function close(): void {
    setOpen(false);
    setActive(-1);
  }
  function choose(option: Option): void {
    if (option.isDisabled === true) return;
    onChange(option.value);
    setTyped(null);
    close();
  }
  function type(text: string): void {
    setTyped(text);
    setOpen(true);
    // Where any text is valid, Enter must not replace the typed text by an option.
    setActive(allowsOther || text === '' ? -1 : 0);
    onQuery?.(text);
  }
  /** On blur the typed text becomes the value, or the value stays. */
  function settle(): void {
    close();
    if (typed === null) return;
    setTyped(null);
    const text = typed.trim();
    if (text === '') onChange(null);
    else {
      const named = namedOption(options, text);
      if (named !== undefined) onChange(named.value);
      else if (allowsOther) onChange(text);
    }
  }
  function step(by: number): void {
    if (!isOpen) {
      open();
      return;
    }
    const from = active === -1 && by < 0 ? shown.length : active;
    setActive(shown.length === 0 ? -1 : (from + by + shown.length) % shown.length);
  }
  function takeActive(event: KeyboardEvent): void {
    const option = isOpen ? shown[active] : undefined;
    if (option === undefined) {
      if (isOpen) event.preventDefault();
      settle();
      return;
    }
    event.preventDefault();
    choose(option);
  }
  function dismiss(event: KeyboardEvent): void {
    if (!isOpen && typed === null) return;
    // Escape here is not meant for a dialog around the field.
    event.preventDefault();
    event.stopPropagation();
    setTyped(null);
    close();
  }
  function press(event: KeyboardEvent): void {
    const keys: Record<string, (() => void) | undefined> = {
      ArrowDown: () => step(1),
      ArrowUp: () => step(-1),
      Enter: () => takeActive(event),
      Escape: () => dismiss(event),
    };
    const act = keys[event.key];
    if (act === undefined || event.nativeEvent.isComposing) return;
    if (event.key.startsWith('Arrow')) event.preventDefault();
    act();
  }

  return {
    text: typed ?? label,
    isOpen,
    active,
    shown,
    count,
    isChosen: (option: Option) => option.value === value,
    open,
    type,
    choose,
    settle,
    press,
    point: setActive,
  };
}
