import { useEffect } from 'react';
import { type BlockerFunction, useBlocker } from 'react-router-dom';
import { useHost } from '../../host-services.ts';

/**
 * Asks before a link, or back and forward, leaves a page with unsaved data. Another place on the
 * same page, such as the target of a skip link, does not count as leaving.
 */
export function LeaveGate() {
  const { leaveGuard } = useHost();
  const isLeaving: BlockerFunction = ({ currentLocation: from, nextLocation: to }) =>
    leaveGuard.isHeld() && from.pathname + from.search !== to.pathname + to.search;
  const blocker = useBlocker(isLeaving);

  useEffect(
    function askWhenBlocked() {
      if (blocker.state !== 'blocked') return undefined;
      let isOver = false;
      async function ask(): Promise<void> {
        const mayLeave = await leaveGuard.mayLeave();
        if (isOver) return;
        if (mayLeave) blocker.proceed?.();
        else blocker.reset?.();
      }
      void ask();
      // The browser's back button may request another page while the question is open.
      return () => void (isOver = true);
    },
    [blocker, leaveGuard],
  );
  return null;
}
