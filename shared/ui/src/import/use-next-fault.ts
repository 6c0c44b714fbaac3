import { type RefObject, useEffect, useRef } from 'react';

/**
 * Keeps the keyboard in the table: a saved row is gone, or its button is. The focus that would be
 * lost with it goes to the next cell with an error.
 *
 * @returns called with the number of a row that was saved
 */
export function useNextFault(frame: RefObject<HTMLElement | null>): (number: number) => void {
  const saved = useRef<number | null>(null);
  useEffect(function focusNext() {
    const from = saved.current;
    if (from === null || document.activeElement !== document.body) return;
    saved.current = null;
    const rows = [...(frame.current?.querySelectorAll<HTMLElement>('[data-number]') ?? [])];
    const later = rows.filter((row) => Number(row.dataset['number']) >= from);
    const fields = [...later, ...rows].map((row) =>
      row.querySelector<HTMLElement>('[aria-invalid]'),
    );
    fields.find((field) => field !== null)?.focus();
  });
  return (number) => {
    saved.current = number;
  };
}
