import { type KeyboardEvent, useLayoutEffect, useRef } from 'react';
import type { Option } from '../option.ts';
import styles from './combo-box.module.css';

/** The options' state that the input needs. */
interface Listbox {
  /** Index of the active option; -1 for none. */
  readonly active: number;
  readonly shown: readonly Option[];
  readonly isChosen: (option: Option) => boolean;
  readonly choose: (option: Option) => void;
  readonly point: (index: number) => void;
  readonly press: (event: KeyboardEvent) => void;
}

interface ComboBoxListProps {
  id: string;
  label: string;
  combo: Listbox;
  isMultiple?: boolean;
}

/** The matching options. The focus stays in the input, which names the active one. */
export function ComboBoxList({ id, label, combo, isMultiple = false }: ComboBoxListProps) {
  const list = useRef<HTMLDivElement>(null);
  useLayoutEffect(
    function keepActiveInView() {
      const option = list.current?.children.item(combo.active);
      const frame = list.current?.parentElement;
      if (!(option instanceof HTMLElement) || !frame) return;
      const { offsetTop, offsetHeight } = option;
      const isAbove = offsetTop < frame.scrollTop;
      const isBelow = offsetTop + offsetHeight > frame.scrollTop + frame.clientHeight;
      if (isAbove) frame.scrollTop = offsetTop;
      if (isBelow) frame.scrollTop = offsetTop + offsetHeight - frame.clientHeight;
    },
    [combo.active],
  );
  return (
    <div
      ref={list}
      id={id}
      role="listbox"
      aria-label={label}
      aria-multiselectable={isMultiple || undefined}
      className={styles.list}
    >
      {combo.shown.map((option, index) => (
        // The keys are the input's: it keeps the focus.
        <div
          key={option.value}
          id={`${id}-${index}`}
          role="option"
          tabIndex={-1}
          className={styles.option}
          data-active={index === combo.active}
          aria-selected={combo.isChosen(option)}
          aria-disabled={option.isDisabled === true || undefined}
          onPointerDown={(event) => event.preventDefault()}
          onPointerMove={() => combo.point(index)}
          onClick={() => combo.choose(option)}
          onKeyDown={combo.press}
        >
          {option.picture}
          <span className={styles.label}>{option.label}</span>
          {option.detail !== undefined && <span className={styles.detail}>{option.detail}</span>}
        </div>
      ))}
    </div>
  );
}
