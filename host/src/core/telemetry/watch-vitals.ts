import type { Build } from '../builds/build.ts';
import type { Observation, Observations } from '../builds/observations.ts';
import {
  createInteractionLatency,
  createLayoutShiftScore,
  type InteractionEvent,
  type LayoutShift,
} from './page-metrics.ts';

/** Faster interactions are not observed; web-vitals uses the same limit (milliseconds). */
const durationThreshold = 40;

/** The measurements while one build was mounted. */
interface Measured {
  readonly build: Build;
  readonly latency: ReturnType<typeof createInteractionLatency>;
  readonly shifts: ReturnType<typeof createLayoutShiftScore>;
  /** The page's count of interactions when the build was mounted. */
  readonly interactionsBefore: number;
  tasks: number;
  taskTime: number;
}

export interface VitalsOptions {
  readonly observations: Pick<Observations, 'note'>;
  /** The mounted build, or undefined for the shell's own pages. */
  readonly current: () => Build | undefined;
}

/**
 * Measures how the page feels, by the definitions of the package web-vitals, which knows no sections:
 * largest contentful paint for the build that the page opened with; interaction to next paint,
 * cumulative layout shift and long tasks for each build. Notes them when the page is hidden, because
 * only then they are final.
 */
export function watchVitals({ observations, current }: VitalsOptions): void {
  // A page that was opened in the background paints when the user looks, and not when it could.
  const first = document.visibilityState === 'visible' ? current() : undefined;
  const measured = new Map<string, Measured>();
  let paint: number | null = null;
  let isPaintFinal = false;

  function onPage(): Measured | undefined {
    const build = current();
    if (build === undefined) return undefined;
    const known = measured.get(build.manifest);
    if (known !== undefined) return known;
    const fresh: Measured = {
      build,
      latency: createInteractionLatency(),
      shifts: createLayoutShiftScore(),
      interactionsBefore: interactionCount(),
      tasks: 0,
      taskTime: 0,
    };
    measured.set(build.manifest, fresh);
    return fresh;
  }

  observe('largest-contentful-paint', ({ startTime }) => {
    if (!isPaintFinal) paint = Math.max(startTime - activationStart(), 0);
  });
  observe('event', (entry) => {
    if (isInteraction(entry)) onPage()?.latency.add(entry);
  });
  // The type of these entries is fixed by the name under which they are observed.
  observe('layout-shift', (entry) => onPage()?.shifts.add(entry as PerformanceEntry & LayoutShift));
  observe('longtask', ({ duration }) => {
    const now = onPage();
    if (now === undefined) return;
    now.tasks += 1;
    now.taskTime += duration;
  });

  function note(): void {
    isPaintFinal = true;
    if (first !== undefined && paint !== null) observations.note(first, vital('LCP', paint));
    paint = null;
    for (const {
      build,
      latency,
      shifts,
      interactionsBefore,
      tasks,
      taskTime,
    } of measured.values()) {
      const slowest = latency.latency(interactionCount() - interactionsBefore);
      if (slowest > 0) observations.note(build, vital('INP', slowest));
      if (shifts.score() > 0) observations.note(build, vital('CLS', shifts.score()));
      if (tasks > 0) {
        const milliseconds = Math.round(taskTime);
        observations.note(build, { type: 'long-task', count: tasks, milliseconds });
      }
    }
    measured.clear();
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

function isInteraction(entry: PerformanceEntry): entry is PerformanceEntry & InteractionEvent {
  return (
    'interactionId' in entry && typeof entry.interactionId === 'number' && entry.interactionId > 0
  );
}

/** How many interactions the page has had; 0 where the browser does not count, which leaves INP strict. */
function interactionCount(): number {
  return 'interactionCount' in performance ? performance.interactionCount : 0;
}

/** When a prerendered page was shown; 0 for any other. */
function activationStart(): number {
  const [navigation] = performance.getEntriesByType('navigation');
  return navigation !== undefined && 'activationStart' in navigation
    ? Number(navigation.activationStart)
    : 0;
}

/** A browser that does not support a measurement reports nothing for it. */
function observe(type: string, take: (entry: PerformanceEntry) => void): void {
  if (!PerformanceObserver.supportedEntryTypes.includes(type)) return;
  new PerformanceObserver((list) => {
    for (const entry of list.getEntries()) take(entry);
    // The threshold is of events alone; others ignore it. The DOM types do not have it yet.
  }).observe({ type, buffered: true, durationThreshold } as PerformanceObserverInit);
}
