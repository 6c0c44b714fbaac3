/**
 * Seconds to wait by a `Retry-After` header, which holds seconds or a date; undefined when it is
 * neither.
 *
 * @param now the server's time, in milliseconds
 */
export function readRetryAfter(header: unknown, now: number): number | undefined {
  if (typeof header !== 'string') return undefined;
  const text = header.trim();
  if (/^\d{1,9}$/.test(text)) return Number(text);
  // A date has letters; without them the parser would take "-1" for a year.
  const date = /[a-z]/i.test(text) ? Date.parse(text) : Number.NaN;
  return Number.isNaN(date) ? undefined : Math.max(0, Math.ceil((date - now) / 1000));
}
