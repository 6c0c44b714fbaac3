import type { LeaveGuard } from '@pazar/shell/leave-guard';

const prefix = 'pazar-unsaved:';

/** The lock of this tab: others find it also while the browser lets this tab sleep. */
const own = `${prefix}${Math.random()}`;

/** Asks the agent; true means that unsaved data may be discarded. */
export type AskToLeave = (message: string | undefined) => Promise<boolean>;

/** The host's view of the sections' leave guards. */
export interface HostLeaveGuard extends LeaveGuard {
  /** Whether anything is unsaved. */
  readonly isHeld: () => boolean;
  /**
   * Asks if anything is unsaved. For every way to end the page or its work: a link, another
   * language, signing out, a reload. After a yes no guard is active.
   *
   * @param question replaces the form's question: why the work ends, when the agent did not end it
   * @returns true when the agent may leave
   */
  readonly mayLeave: (question?: string) => Promise<boolean>;
  /**
   * Asks if anything is unsaved in another tab, which ends together with this one.
   *
   * @param question what would be lost there
   */
  readonly mayEndOthers: (question: string) => Promise<boolean>;
}

interface Hold {
  readonly message: string | undefined;
  readonly onDiscard: (() => void) | undefined;
}

/**
 * Tracks the unsaved data of this page. While there are any, closing the tab also asks, with the
 * browser's own text.
 */
export function createLeaveGuard(ask: AskToLeave): HostLeaveGuard {
  const holds = new Map<symbol, Hold>();
  let asking: Promise<boolean> | null = null;

  let shown: (() => void) | null = null;

  // Listening at all times would keep the page out of the browser's back-forward cache.
  const listen = () => {
    window.addEventListener('beforeunload', askInBrowser);
    shown ??= showToOtherTabs();
  };
  const release = (hold: symbol) => {
    holds.delete(hold);
    if (holds.size > 0) return;
    window.removeEventListener('beforeunload', askInBrowser);
    shown?.();
    shown = null;
  };

  async function askOnce(question?: string): Promise<boolean> {
    const mayLeave = await ask(question ?? [...holds.values()].at(-1)?.message);
    if (!mayLeave) return false;
    for (const [hold, { onDiscard }] of holds) {
      release(hold);
      onDiscard?.();
    }
    return true;
  }

  return {
    hold(message, onDiscard) {
      const hold = Symbol(message);
      holds.set(hold, { message, onDiscard });
      listen();
      return () => release(hold);
    },
    isHeld: () => holds.size > 0,
    mayLeave(question) {
      if (holds.size === 0) return Promise.resolve(true);
      asking ??= askOnce(question).finally(() => (asking = null));
      return asking;
    },
    mayEndOthers: async (question) => !(await isAnotherTabHeld()) || ask(question),
  };
}

function askInBrowser(event: BeforeUnloadEvent): void {
  event.preventDefault();
}

/** Shows to other tabs that something is unsaved here. @returns stops */
function showToOtherTabs(): () => void {
  const { promise, resolve } = Promise.withResolvers<void>();
  // Without a secure context there are no locks; nobody is logged in there.
  if ('locks' in navigator) navigator.locks.request(own, () => promise).catch(() => undefined);
  return resolve;
}

/** Whether something is unsaved in another tab of this browser. */
async function isAnotherTabHeld(): Promise<boolean> {
  if (!('locks' in navigator)) return false;
  const { held = [] } = await navigator.locks.query();
  return held.some(({ name = '' }) => name.startsWith(prefix) && name !== own);
}
