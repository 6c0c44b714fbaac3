import { type ReactNode, useEffect, useId, useRef, useState } from 'react';
import { Floating } from '../../floating/floating.tsx';
import styles from './tooltip.module.css';

export interface TooltipProps {
  /** One sentence; what must be known to go on stands on the page itself. */
  text: string;
  /** The control it explains, given the attributes that tie the text to it. */
  children: (wiring: { 'aria-describedby': string | undefined }) => ReactNode;
}

/** Milliseconds that a pointer rests before a tooltip shows, so that one on its way meets none. */
const restTime = 500;

/** A few words about a control, while it has the focus or the pointer rests on it. Escape hides them. */
export function Tooltip({ text, children }: TooltipProps) {
  const [isFocused, setFocused] = useState(false);
  const [isHovered, setHovered] = useState(false);
  const [isShown, setShown] = useState(false);
  const place = useRef<HTMLSpanElement>(null);
  const id = useId();
  useEffect(
    function waitForRest() {
      if (!isHovered) return undefined;
      const timer = setTimeout(() => setShown(true), restTime);
      return () => clearTimeout(timer);
    },
    [isHovered],
  );
  const isOpen = isFocused || (isHovered && isShown);
  function hide(): void {
    setFocused(false);
    setHovered(false);
    setShown(false);
  }
  return (
    <span
      ref={place}
      role="presentation"
      className={styles.place}
      onPointerEnter={(event) => setHovered(event.pointerType === 'mouse')}
      onPointerLeave={() => {
        setHovered(false);
        setShown(false);
      }}
      onFocus={(event) => setFocused(event.target.matches(':focus-visible'))}
      onBlur={() => setFocused(false)}
      onKeyDown={(event) => {
        if (event.key !== 'Escape' || !isOpen) return;
        event.stopPropagation();
        hide();
      }}
    >
      {children({ 'aria-describedby': isOpen ? id : undefined })}
      {isOpen && (
        <Floating anchor={place} id={id} role="tooltip">
          <p className={styles.words}>{text}</p>
        </Floating>
      )}
    </span>
  );
}
