/** Longer than anything that a script of this package waits for takes on the slowest machine; seconds. */
const usualLimit = 60;

/**
 * Settles as `work` does, and rejects after a minute: Playwright sets no limit to a page's script, to
 * a key press or to the end of a browser, and a script that waits for ever says nothing.
 *
 * @param what it waits for, for the error: "the first row"
 */
export async function inTime<Value>(
  what: string,
  work: Promise<Value>,
  seconds = usualLimit,
): Promise<Value> {
  const { promise: late, reject } = Promise.withResolvers<never>();
  const timer = setTimeout(
    () => reject(new Error(`Waited ${seconds} s for ${what}`)),
    seconds * 1000,
  );
  try {
    return await Promise.race([work, late]);
  } finally {
    clearTimeout(timer);
  }
}
