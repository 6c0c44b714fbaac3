import { type RefObject, useEffect, useState } from 'react';

/** The months between both edges of the calendar, 1 to 12. */
export interface MonthsInView {
  readonly first: number;
  readonly last: number;
}

const wholeYear: MonthsInView = { first: 1, last: 12 };

/**
 * Scrolls to the current month, with the one before it beside the crops, and follows which months are
 * in view.
 *
 * @param frame scrolls; its table has a head of the crops and one of each month
 * @param now the current month, if it is in the shown year
 */
export function useMonthsInView(
  frame: RefObject<HTMLElement | null>,
  now: number | null,
): MonthsInView {
  const [inView, setInView] = useState(wholeYear);
  useEffect(
    function followMonths() {
      const box = frame.current;
      const [crop, month] = box?.querySelectorAll<HTMLElement>('thead th') ?? [];
      if (!box || crop === undefined || month === undefined) return undefined;
      function read(): void {
        const width = month?.offsetWidth ?? 0;
        if (box === null || width === 0) return;
        const first = Math.round(box.scrollLeft / width) + 1;
        const count = Math.round((box.clientWidth - (crop?.offsetWidth ?? 0)) / width);
        const last = Math.min(first + count - 1, wholeYear.last);
        setInView((before) =>
          before.first === first && before.last === last ? before : { first, last },
        );
      }
      const sizes = new ResizeObserver(() => {
        if (now !== null) box.scrollLeft = (now - 2) * month.offsetWidth;
        read();
      });
      sizes.observe(month);
      box.addEventListener('scroll', read, { passive: true });
      return () => {
        sizes.disconnect();
        box.removeEventListener('scroll', read);
      };
    },
    [frame, now],
  );
  return inView;
}
