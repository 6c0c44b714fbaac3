/** One unexpected layout shift; the DOM types lack it. */
export interface LayoutShift {
  /** Milliseconds since the page was opened. */
  readonly startTime: number;
  readonly value: number;
  /** Whether the user caused it within the last half second; such a shift does not count. */
  readonly hadRecentInput: boolean;
}

/** A window ends after a second without a shift, and after five seconds in all (milliseconds). */
const maxGap = 1_000;
const maxWindow = 5_000;

/** Cumulative layout shift: of the windows of shifts that follow each other, the largest sum. */
export function createLayoutShiftScore() {
  let start = 0;
  let last = 0;
  let sum = 0;
  let score = 0;
  return {
    add({ startTime, value, hadRecentInput }: LayoutShift): void {
      if (hadRecentInput) return;
      const isSameWindow = sum > 0 && startTime - last < maxGap && startTime - start < maxWindow;
      if (!isSameWindow) {
        start = startTime;
        sum = 0;
      }
      last = startTime;
      sum += value;
      score = Math.max(score, sum);
    },
    score: () => score,
  };
}

/** One event of a user's interaction; several events share an identifier. */
export interface InteractionEvent {
  readonly interactionId: number;
  /** Milliseconds until the next paint. */
  readonly duration: number;
}

/** One interaction in this many may be slower than the reported latency. */
const perOutlier = 50;
/** The number of slowest interactions that are kept; more are never needed. */
const maxKept = 10;

/** Interaction to next paint: the slowest interaction, leaving out one of every fifty. */
export function createInteractionLatency() {
  const durations = new Map<number, number>();
  return {
    add({ interactionId, duration }: InteractionEvent): void {
      durations.set(interactionId, Math.max(durations.get(interactionId) ?? 0, duration));
      if (durations.size <= maxKept) return;
      const [fastest] = [...durations].toSorted(([, a], [, b]) => a - b)[0] ?? [];
      if (fastest !== undefined) durations.delete(fastest);
    },
    /**
     * Milliseconds; 0 without an interaction.
     *
     * @param interactions their number, including those too fast to be observed
     */
    latency(interactions: number): number {
      const slowest = [...durations.values()].toSorted((a, b) => b - a);
      return slowest[Math.min(slowest.length - 1, Math.floor(interactions / perOutlier))] ?? 0;
    },
  };
}
