import { useState } from 'react';
import { marketDay } from '../../model/produce/market-day.ts';

/** Today in Skopje, `YYYY-MM-DD`, as it was when the page was opened. */
export function useToday(): string {
  const [today] = useState(() => marketDay(new Date()));
  return today;
}
