import { createHttpErrors } from '../src/core/journal/http-errors.ts';
import type { HttpOptions } from '../src/core/http/http-options.ts';
import { createServerClock } from '../src/core/clock/server-clock.ts';

/** The options of this page's clients; nobody is signed in. */
export function httpOptions(over: Partial<HttpOptions> = {}): HttpOptions {
  return {
    api: `${location.origin}/api`,
    tokenOrigins: [location.origin],
    locale: 'en',
    token: () => null,
    errors: createHttpErrors(),
    clock: createServerClock(performance, Date.now()),
    ...over,
  };
}
