import { useEffect, useState } from 'react';

/** How long typing pauses before the server is asked, in milliseconds. */
const debounceMs = 200;

/**
 * A text once it has not changed for 200 ms; the first one and an empty one at once. What is typed in
 * between asks the server nothing.
 */
export function useSettled(text: string): string {
  const [settled, setSettled] = useState(text);
  useEffect(
    function settle() {
      const timer = setTimeout(() => setSettled(text), text === '' ? 0 : debounceMs);
      return () => clearTimeout(timer);
    },
    [text],
  );
  return text === '' ? '' : settled;
}
