import { lazyComponent } from '@pazar/section/lazy-component';
import { useEntryQueue } from './entry-queue.tsx';

/** Loaded ahead in one chunk with the form of an entry: both are needed without a network. */
export const LazyWaitingEntries = lazyComponent(
  () => import(/* webpackChunkName: "lot-record" */ './waiting-entries.tsx'),
  'WaitingEntries',
);

/** What was entered and is not recorded yet; nothing, and no code for it, when there is none. */
export function WaitingPanel() {
  const { entries, unreadable } = useEntryQueue();
  return entries.length + unreadable.length > 0 && <LazyWaitingEntries />;
}
