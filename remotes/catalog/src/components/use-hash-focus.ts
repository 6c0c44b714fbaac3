import { useLocation } from '@pazar/shell/router';
import { useEffect } from 'react';

/**
 * Brings the field or the part of the page that the address names (`#packs`) into view and gives it
 * the focus.
 */
export function useHashFocus(): void {
  const location = useLocation();
  useEffect(
    function followHash() {
      const name = location.hash.slice(1);
      if (!/^[A-Za-z]+$/.test(name)) return undefined;
      const field =
        document.querySelector(`form [name="${name}"], form [name^="${name}."]`) ??
        document.getElementById(name);
      if (!(field instanceof HTMLElement)) return undefined;
      // After the shell has given the focus to the page that opened.
      const frame = requestAnimationFrame(() => {
        field.focus({ preventScroll: true });
        field.scrollIntoView({ block: 'center' });
      });
      return () => cancelAnimationFrame(frame);
    },
    [location],
  );
}
