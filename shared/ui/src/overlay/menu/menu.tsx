import { useRef, useState } from 'react';
import { Icon } from '../../icon/section-icon.ts';
import { Button } from '../../button/button.tsx';
import { Floating } from '../../floating/floating.tsx';
import { useDismiss } from '../../floating/use-dismiss.ts';
import type { MenuItem } from './menu-item.ts';
import { MenuList } from './menu-list.tsx';
import styles from './menu.module.css';

export interface MenuProps {
  /** The subject of the menu; the button's name: "More for Tomato Rozov". */
  label: string;
  items: readonly MenuItem[];
  /** A button with the label as its face instead of three dots. */
  hasLabel?: boolean | undefined;
  disabled?: boolean | undefined;
}

/** A button that opens a list of actions. Arrow keys, Home, End and first letters move in it. */
export function Menu({ label, items, hasLabel = false, disabled }: MenuProps) {
  const [isOpen, setOpen] = useState(false);
  const place = useRef<HTMLSpanElement>(null);
  const opener = useRef<HTMLButtonElement>(null);
  useDismiss(isOpen, [place], () => setOpen(false));
  function close(): void {
    setOpen(false);
    opener.current?.focus();
  }

  const wiring = {
    ref: opener,
    disabled,
    'aria-haspopup': 'menu',
    'aria-expanded': isOpen,
    onClick: () => setOpen(!isOpen),
    onKeyDown: (event: { key: string; preventDefault: () => void }) => {
      if (event.key !== 'ArrowDown' && event.key !== 'ArrowUp') return;
      event.preventDefault();
      setOpen(true);
    },
  } as const;
  return (
    <span ref={place} className={styles.place}>
      {hasLabel ? (
        <Button {...wiring}>
          {label}
          <Icon name="more" size={16} />
        </Button>
      ) : (
        <button {...wiring} type="button" className={styles.more} aria-label={label} title={label}>
          <Icon name="more" />
        </button>
      )}
      {isOpen && (
        <Floating anchor={place} align="end">
          <MenuList label={label} items={items} onClose={close} onLeave={() => setOpen(false)} />
        </Floating>
      )}
    </span>
  );
}
