import type { Build } from '../builds/build.ts';
import type { Observation, Observations } from '../journal/observations.ts';

/** What the browser's own types do not know yet. */
interface LayoutShift extends PerformanceEntry {
  readonly value: number;
  readonly hadRecentInput: boolean;
}

/** What was seen while one build stood on the page. */
interface Seen {
  readonly build: Build;
  interaction: number;
  shift: number;
  tasks: number;
  taskTime: number;
}

export interface VitalsOptions {
  readonly observations: Pick<Observations, 'note'>;
  /** The build that stands on the page now, or undefined for the shell's own pages. */
  readonly current: () => Build | undefined;
}

/**
 * Watches how the page feels, and notes it for the section that stood on it at that time: the
 * largest paint for the one it opened with, slowest interaction, layout shifts and long tasks for
 * each. Noted when the page is hidden, because only then it is over.
 */
export function watchVitals({ observations, current }: VitalsOptions): void {
  const first = current();
  const seen = new Map<string, Seen>();
  let paint: number | null = null;

  function onPage(): Seen | undefined {
    const build = current();
    if (build === undefined) return undefined;
    const known = seen.get(build.manifest);
    if (known !== undefined) return known;
    const fresh: Seen = { build, interaction: 0, shift: 0, tasks: 0, taskTime: 0 };
    seen.set(build.manifest, fresh);
    return fresh;
  }

  observe('largest-contentful-paint', (entry) => (paint = entry.startTime));
  observe('event', (entry) => {
    const now = onPage();
    if (now && 'interactionId' in entry && entry.interactionId !== 0) {
      now.interaction = Math.max(now.interaction, entry.duration);
    }
  });
  observe('layout-shift', (entry) => {
    const now = onPage();
    // The type of this entry is fixed by the name under which it is observed.
    const { value, hadRecentInput } = entry as LayoutShift;
    if (now && !hadRecentInput) now.shift += value;
  });
  observe('longtask', (entry) => {
    const now = onPage();
    if (now === undefined) return;
    now.tasks += 1;
    now.taskTime += entry.duration;
  });

  function note(): void {
    if (first !== undefined && paint !== null) {
      observations.note(first, vital('LCP', paint));
      paint = null;
    }
    for (const { build, interaction, shift, tasks, taskTime } of seen.values()) {
      if (interaction > 0) observations.note(build, vital('INP', interaction));
      if (shift > 0) observations.note(build, vital('CLS', shift));
      if (tasks > 0) {
        const milliseconds = Math.round(taskTime);
        observations.note(build, { type: 'long-task', count: tasks, milliseconds });
      }
    }
    seen.clear();
  }
  document.addEventListener('visibilitychange', () => {
    if (document.visibilityState === 'hidden') note();
  });
}

const vital = (metric: 'LCP' | 'INP' | 'CLS', value: number): Observation => ({
  type: 'web-vital',
  metric,
  value: metric === 'CLS' ? Math.round(value * 10_000) / 10_000 : Math.round(value),
});

/** A browser that does not measure this simply says nothing about it. */
function observe(type: string, take: (entry: PerformanceEntry) => void): void {
  if (!PerformanceObserver.supportedEntryTypes.includes(type)) return;
  new PerformanceObserver((list) => {
    for (const entry of list.getEntries()) take(entry);
  }).observe({ type, buffered: true });
}
