import type { LeaveGuard } from '@pazar/shell/leave-guard';

/** Asks the agent; true means that what is unsaved may go. */
export type AskToLeave = (message: string | undefined) => Promise<boolean>;

/** What the host does with the guards of the sections. */
export interface HostLeaveGuard extends LeaveGuard {
  /** Whether anything is unsaved. */
  readonly isHeld: () => boolean;
  /**
   * Asks if anything is unsaved. For whatever ends the page or its work: a link, another language,
   * signing out, a reload. After a yes nothing is held any more.
   *
   * @returns true when the agent may leave
   */
  readonly mayLeave: () => Promise<boolean>;
}

interface Hold {
  readonly message: string | undefined;
  readonly onDiscard: (() => void) | undefined;
}

/**
 * Keeps what is unsaved in this page. While there is something, closing the tab asks too, with the
 * browser's own words.
 */
export function createLeaveGuard(ask: AskToLeave): HostLeaveGuard {
  const holds = new Map<symbol, Hold>();
  let asking: Promise<boolean> | null = null;

  // Listening at all times would keep the page out of the browser's back-forward cache.
  const listen = () => window.addEventListener('beforeunload', askInBrowser);
  const release = (hold: symbol) => {
    holds.delete(hold);
    if (holds.size === 0) window.removeEventListener('beforeunload', askInBrowser);
  };

  async function askOnce(): Promise<boolean> {
    const mayLeave = await ask([...holds.values()].at(-1)?.message);
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
    mayLeave() {
      if (holds.size === 0) return Promise.resolve(true);
      asking ??= askOnce().finally(() => (asking = null));
      return asking;
    },
  };
}

function askInBrowser(event: BeforeUnloadEvent): void {
  event.preventDefault();
}
