import { type RefObject, useEffect, useRef } from 'react';

/**
 * Keeps the keyboard in the rows: a saved row is gone, or its button is. The focus that would be
 * lost with it goes to the next cell with an error. Any other focus stays where it is.
 *
 * @returns called with the number of a row that was saved
 */
export function useNextFault(rows: RefObject<HTMLElement | null>): (number: number) => void {
  const saved = useRef<number | null>(null);
  useEffect(function focusNext() {
    const from = saved.current;
    saved.current = null;
    if (from === null || document.activeElement !== document.body) return;
    const all = [...(rows.current?.querySelectorAll<HTMLElement>('[data-number]') ?? [])];
    const later = all.filter((row) => Number(row.dataset['number']) >= from);
    const fields = [...later, ...all].map((row) =>
      row.querySelector<HTMLElement>('[aria-invalid]'),
    );
    fields.find((field) => field !== null)?.focus();
  });
  return (number) => {
    saved.current = number;
  };
}
