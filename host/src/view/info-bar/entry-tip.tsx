import { breakpoints } from '@pazar/ui/breakpoints';
import { useEffect, useRef } from 'react';
import styles from './entry-tip.module.css';

/** CSS pixels between an icon and its tip, and between a tip and the window's edge. */
const gap = 8;

/**
 * Names the sidebar's entry under the pointer, under the finger or with the focus, beside its icon:
 * only the selected entry shows its label. Screen readers have the name from the link.
 */
export function EntryTip() {
  const tip = useRef<HTMLDivElement>(null);
  useEffect(function followPointerAndFocus() {
    const box = tip.current;
    return box === null ? undefined : showTips(box);
  }, []);
  return <div ref={tip} popover="manual" className={styles.tip} aria-hidden="true" />;
}

function showTips(tip: HTMLElement): () => void {
  let pointed: Element | null = null;
  let named: Element | null = null;
  /** Pressed, or left without a tip by Escape, until another entry is named. */
  let silent: Element | null = null;
  const stop = new AbortController();

  function follow(): void {
    const entry = entryAt(pointed) ?? entryAt(document.querySelector('a:focus-visible'));
    if (entry !== silent) silent = null;
    named = silent === null ? entry : null;
    if (named === null) return tip.hidePopover();
    tip.textContent = named.getAttribute('aria-label');
    tip.showPopover();
    placeBesideIcon(tip, named);
  }
  function silence(): void {
    silent = named;
    follow();
  }
  const on = (types: string, listener: (event: Event) => void) => {
    for (const type of types.split(' ')) {
      addEventListener(type, listener, { capture: true, passive: true, signal: stop.signal });
    }
  };
  on('pointerover pointermove', (event) => {
    // The pointer may go on to the tip itself, which lets it through.
    if (!(event instanceof PointerEvent) || (named !== null && isInside(tip, event))) return;
    const entry = entryAt(event.target);
    if (entry === pointed) return;
    pointed = entry;
    follow();
  });
  // A finger that is lifted, or a mouse that leaves the window, is nowhere.
  on('pointerout', (event) => {
    if (!(event instanceof PointerEvent) || event.relatedTarget !== null) return;
    pointed = null;
    follow();
  });
  on('focusin focusout', () => queueMicrotask(follow));
  on('scroll resize', () => named !== null && follow());
  on('click', silence);
  on('keydown', (event) => {
    if (event instanceof KeyboardEvent && event.key === 'Escape') silence();
  });
  follow();
  return () => stop.abort();
}

/** The entry of the sidebar at an element; null for the selected one, which shows its label. */
function entryAt(target: EventTarget | null): Element | null {
  const entry = target instanceof Element ? target.closest('[data-entry]') : null;
  return entry?.hasAttribute('aria-current') === false ? entry : null;
}

function isInside(tip: Element, { clientX, clientY }: PointerEvent): boolean {
  const { left, right, top, bottom } = tip.getBoundingClientRect();
  return clientX >= left && clientX <= right && clientY >= top && clientY <= bottom;
}

/** Above the icon in the bottom bar of phones, after it elsewhere. */
function placeBesideIcon(tip: HTMLElement, entry: Element): void {
  const icon = (entry.firstElementChild ?? entry).getBoundingClientRect();
  const { offsetWidth: width, offsetHeight: height } = tip;
  const isBar = innerWidth < breakpoints.medium;
  const left = isBar ? icon.left + icon.width / 2 - width / 2 : icon.right + gap;
  const top = isBar ? icon.top - gap - height : icon.top + icon.height / 2 - height / 2;
  tip.style.left = `${Math.max(gap, Math.min(left, innerWidth - width - gap))}px`;
  tip.style.top = `${Math.max(gap, top)}px`;
}
