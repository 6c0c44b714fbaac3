import { foldForSearch } from '@pazar/format/search-fold';
import { type KeyboardEvent, useEffect, useRef } from 'react';
import { Icon } from '../../icon/icon.tsx';
import type { MenuItem } from './menu-item.ts';
import styles from './menu.module.css';

interface MenuListProps {
  label: string;
  items: readonly MenuItem[];
  /** Closes the menu; its button gets the focus. */
  onClose: () => void;
  /** Closes the menu; the focus is already moving elsewhere. */
  onLeave: () => void;
}

const step = (by: number) => (at: number, count: number) => (at + by + count) % count;
const moves: Readonly<Record<string, (at: number, count: number) => number>> = {
  ArrowDown: step(1),
  ArrowUp: step(-1),
  Home: () => 0,
  End: (_, count) => count - 1,
};

/** The open menu: one tab stop, in which the arrow keys move. */
export function MenuList({ label, items, onClose, onLeave }: MenuListProps) {
  const menu = useRef<HTMLDivElement>(null);
  const buttons = () => [...(menu.current?.querySelectorAll('button') ?? [])];
  useEffect(function startAtFirst() {
    menu.current?.querySelector('button')?.focus();
  }, []);

  function moveTo(key: string): boolean {
    const all = buttons();
    const at = all.findIndex((button) => button === document.activeElement);
    const next = moves[key]?.(at, all.length) ?? startingWith(key, at);
    if (next === -1) return false;
    all[next]?.focus();
    return true;
  }
  /** The next item that starts with the letter, in either script. */
  function startingWith(key: string, at: number): number {
    const letter = key.length === 1 ? foldForSearch(key) : '';
    if (letter === '') return -1;
    const order = items.map((_, index) => (at + 1 + index) % items.length);
    return order.find((index) => foldForSearch(items[index]?.label ?? '').startsWith(letter)) ?? -1;
  }
  function press(event: KeyboardEvent): void {
    if (event.key === 'Tab') onLeave();
    if (event.key === 'Escape') {
      event.preventDefault();
      // Escape here is not meant for a dialog around the menu.
      event.stopPropagation();
      onClose();
    } else if (!event.ctrlKey && !event.metaKey && !event.altKey && moveTo(event.key)) {
      event.preventDefault();
    }
  }

  return (
    <div
      ref={menu}
      role="menu"
      tabIndex={-1}
      aria-label={label}
      className={styles.menu}
      onKeyDown={press}
    >
      {items.map((item) => (
        <button
          key={item.key}
          type="button"
          role="menuitem"
          tabIndex={-1}
          className={styles.item}
          data-danger={item.isDanger}
          data-first-of-group={item.startsGroup}
          aria-disabled={item.isDisabled === true || undefined}
          onClick={() => {
            if (item.isDisabled === true) return;
            onClose();
            item.onSelect();
          }}
        >
          {item.icon !== undefined && <Icon name={item.icon} />}
          {item.label}
        </button>
      ))}
    </div>
  );
}
