import { useEffect } from 'react';
import { ownServerAnswers } from '../../core/builds/own-server.ts';

/** Unlike a network, a server fires no event when it is back. */
const askEvery = 5_000;

/** Calls `onBack` once the shell's own server can be reached again, while `isAway`. */
export function useWhenBack(isAway: boolean, onBack: () => void): void {
  useEffect(
    function waitForConnection() {
      if (!isAway) return undefined;
      let isOver = false;
      async function ask(): Promise<void> {
        if (!(await ownServerAnswers()) || isOver) return;
        isOver = true;
        onBack();
      }
      const askNow = () => void ask();
      const timer = setInterval(askNow, askEvery);
      window.addEventListener('online', askNow);
      return () => {
        isOver = true;
        clearInterval(timer);
        window.removeEventListener('online', askNow);
      };
    },
    [isAway, onBack],
  );
}
