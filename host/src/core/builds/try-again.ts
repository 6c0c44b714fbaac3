/** Tries within the deadline; the pause between two doubles and is jittered by half. */
const attempts = 3;
const firstPause = 300;

interface Tries {
  /** Aborts when nobody waits any longer. */
  readonly signal: AbortSignal;
  /** Whether another try would fail in the same way. */
  readonly isFinal: (error: unknown) => boolean;
  /** Called before another try. */
  readonly clear: () => void;
}

/** Loads something, up to three times while the browser is online. */
export async function tryAgain<Value>(
  attempt: () => Promise<Value>,
  { signal, isFinal, clear }: Tries,
): Promise<Value> {
  for (let tried = 1; ; tried += 1) {
    try {
      return await attempt();
    } catch (error) {
      if (isFinal(error) || tried === attempts || signal.aborted) throw error;
      // Another try would only keep the visitor from knowing.
      if (!navigator.onLine) throw error;
      clear();
      const pause = firstPause * 2 ** (tried - 1) * (1 + Math.random() / 2);
      await new Promise((resolve) => setTimeout(resolve, pause));
      // The panel of the failure is already shown.
      signal.throwIfAborted();
    }
  }
}
