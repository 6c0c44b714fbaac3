import { useEffect, useState } from 'react';

/** Hours are kept to the minute; half of one is soon enough to follow them. */
const tick = 30_000;

/** The time, as often as hours of a place may change with it. */
export function useNow(): Date {
  const [now, setNow] = useState(() => new Date());
  useEffect(function followClock() {
    const timer = setInterval(() => setNow(new Date()), tick);
    return () => clearInterval(timer);
  }, []);
  return now;
}
