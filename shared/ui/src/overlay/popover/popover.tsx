import { type ReactNode, useEffect, useRef, useState } from 'react';
import { Button } from '../../button/button.tsx';
import { Floating } from '../../floating/floating.tsx';
import { useDismiss } from '../../floating/use-dismiss.ts';
import type { IconName } from '../../icon/icon.tsx';
import { VisuallyHidden } from '../../visually-hidden/visually-hidden.tsx';
import styles from './popover.module.css';

export interface PopoverProps {
  /** The button's face and the popover's name: "Columns". */
  label: string;
  /** Before the label. */
  icon?: IconName | undefined;
  /** The button shows its icon alone: always, or in a container that is narrow. */
  hidesLabel?: 'always' | 'when-narrow' | undefined;
  /** Visible label of the button, when it differs; `label` is still read aloud after it. */
  face?: ReactNode;
  variant?: 'secondary' | 'quiet' | undefined;
  /** The edges that are aligned. Default `start`. */
  align?: 'start' | 'end' | undefined;
  disabled?: boolean | undefined;
  /** Its content; a function receives the callback that closes it. */
  children: ReactNode | ((close: () => void) => ReactNode);
}

const focusable =
  'button:not(:disabled), input:not(:disabled), select:not(:disabled), textarea:not(:disabled), a[href]';

/** A button that opens a few controls beside it; they apply at once. Not modal. */
export function Popover({
  label,
  icon,
  hidesLabel,
  face,
  variant = 'secondary',
  align,
  disabled,
  children,
}: PopoverProps) {
  const [isOpen, setOpen] = useState(false);
  const place = useRef<HTMLSpanElement>(null);
  const opener = useRef<HTMLButtonElement>(null);
  useDismiss(isOpen, [place], () => setOpen(false));
  function close(): void {
    setOpen(false);
    opener.current?.focus();
  }
  return (
    <span
      ref={place}
      role="presentation"
      className={styles.place}
      data-hides-label={hidesLabel}
      onKeyDown={(event) => {
        if (event.key !== 'Escape' || !isOpen || event.defaultPrevented) return;
        event.preventDefault();
        event.stopPropagation();
        close();
      }}
    >
      <Button
        ref={opener}
        icon={icon}
        variant={variant}
        disabled={disabled}
        aria-haspopup="dialog"
        aria-expanded={isOpen}
        title={hidesLabel === undefined ? undefined : label}
        onClick={() => setOpen(!isOpen)}
      >
        {face === undefined ? (
          <span className={styles.label}>{label}</span>
        ) : (
          <>
            {face} <VisuallyHidden>{label}</VisuallyHidden>
          </>
        )}
      </Button>
      {isOpen && (
        <Floating anchor={place} align={align} role="dialog" aria-label={label}>
          <PopoverContent onClose={close}>{children}</PopoverContent>
        </Floating>
      )}
    </span>
  );
}

interface PopoverContentProps {
  onClose: () => void;
  children: PopoverProps['children'];
}

function PopoverContent({ onClose, children }: PopoverContentProps) {
  const content = useRef<HTMLDivElement>(null);
  useEffect(function startInside() {
    content.current?.querySelector<HTMLElement>(focusable)?.focus();
  }, []);
  return (
    <div ref={content} className={styles.content}>
      {typeof children === 'function' ? children(onClose) : children}
    </div>
  );
}
