import type { Build } from './build.ts';
import type { SectionFailure } from './section-failure.ts';
import type { LoadedSection } from './load-build.ts';

/** The state of one remote in this tab. */
export interface SectionSlot {
  /** The build to load: the tab's choice at its start, or its replacement. */
  readonly chosen: Build;
  /** `loading` keeps `running` while a replacement for the mounted build loads. */
  readonly state: 'idle' | 'loading' | 'ready' | 'failed';
  /** The section to render; that of a fallback build when the chosen one failed. */
  readonly running: LoadedSection | null;
  /** Whether `running` has been on the page. After that a crash triggers no fallback. */
  readonly hasMounted: boolean;
  /** Whether a page shows this section now. */
  readonly isOpen: boolean;
  /** The builds that failed since the last retry, by manifest. None of them is tried again. */
  readonly failures: ReadonlyMap<string, SectionFailure>;
  /** Counts the loads, so that an outdated load changes nothing. */
  readonly attempt: number;
}

/** The slot of each remote, by name. */
export type Slots = Readonly<Record<string, SectionSlot>>;

/** The slot of a remote. @throws Error when there is no such remote */
export function slotOf(slots: Slots, name: string): SectionSlot {
  const slot = slots[name];
  if (slot === undefined) throw new Error(`There is no remote ${name}`);
  return slot;
}

/**
 * Why a section is not shown, or null. If several builds failed, it is the chosen build's failure.
 */
export function failureOf({ state, chosen, failures }: SectionSlot): SectionFailure | null {
  return state === 'failed' ? (failures.get(chosen.manifest) ?? null) : null;
}

/** The initial slot of a remote. */
export function idleSlot(chosen: Build): SectionSlot {
  return {
    chosen,
    state: 'idle',
    running: null,
    hasMounted: false,
    isOpen: false,
    failures: new Map(),
    attempt: 0,
  };
}
