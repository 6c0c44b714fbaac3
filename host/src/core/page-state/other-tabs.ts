const name = 'pazar-unsaved';

/** A tab that is open answers within a few milliseconds; one that is frozen never does. */
const patience = 150;

/** Says to other tabs that something is unsaved here, when they ask. @returns stops */
export function answerOtherTabs(): () => void {
  const channel = new BroadcastChannel(name);
  channel.addEventListener('message', ({ data }) => {
    // oxlint-disable-next-line unicorn/require-post-message-target-origin -- a channel has none
    if (data === 'asked') channel.postMessage('held');
  });
  return () => channel.close();
}

/** Whether something is unsaved in another tab of this browser. */
export async function isAnotherTabHeld(): Promise<boolean> {
  const channel = new BroadcastChannel(name);
  const { promise, resolve } = Promise.withResolvers<boolean>();
  channel.addEventListener('message', ({ data }) => {
    if (data === 'held') resolve(true);
  });
  // oxlint-disable-next-line unicorn/require-post-message-target-origin -- a channel has none
  channel.postMessage('asked');
  const timer = setTimeout(resolve, patience, false);
  const isHeld = await promise;
  clearTimeout(timer);
  channel.close();
  return isHeld;
}
