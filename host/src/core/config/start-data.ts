import {
  type RuntimeConfig,
  type StartData,
  startDataSchema,
} from '@pazar/contracts/releases/runtime-config';
import { startDataId } from '@pazar/contracts/releases/page-parts';

/**
 * Reads the data that the server embedded in the page. Null without it: a development server serves
 * the page as it was built. When the data are missing or have another shape, the shell requests
 * them.
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
 * The server's time when it sent the page, from its `Server-Timing` header; without one, the
 * browser's time.
 */
export function pageServerTime(timeline: Pick<Performance, 'getEntriesByType'>): number {
  const [navigation] = timeline.getEntriesByType('navigation');
  const timings = navigation instanceof PerformanceNavigationTiming ? navigation.serverTiming : [];
  return timings.find(({ name }) => name === 'clock')?.duration ?? Date.now();
}

/** Resolves the configuration's URLs to absolute ones without a trailing slash. */
export function withAbsoluteAddresses(config: RuntimeConfig, origin: string): RuntimeConfig {
  const absolute = (address: string) => new URL(address, origin).href.replace(/\/$/, '');
  const { api, dataStore, discovery, ...rest } = config;
  return {
    ...rest,
    api: absolute(api),
    dataStore: dataStore === null ? null : absolute(dataStore),
    discovery: absolute(discovery),
  };
}
