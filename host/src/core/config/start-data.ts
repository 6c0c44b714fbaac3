import { type StartData, startDataId, startDataSchema } from '@pazar/contracts/runtime-config';

/**
 * What the server put into the page, or null where it did not: a development server serves the
 * page as it was built. Data that cannot be read are as good as none; the shell asks for them then.
 */
export function readStartData(page: Document): StartData | null {
  const element = page.getElementById(startDataId);
  // A named element of another kind must not pass for the server's (DOM clobbering).
  if (!(element instanceof HTMLScriptElement)) return null;
  try {
    return startDataSchema.parse(JSON.parse(element.text));
  } catch {
    return null;
  }
}

/**
 * The server's clock when it answered the page, from its `Server-Timing` header; the browser's own
 * clock where there is none.
 */
export function pageServerTime(timeline: Pick<Performance, 'getEntriesByType'>): number {
  const [navigation] = timeline.getEntriesByType('navigation');
  const timings = navigation instanceof PerformanceNavigationTiming ? navigation.serverTiming : [];
  return timings.find(({ name }) => name === 'clock')?.duration ?? Date.now();
}
