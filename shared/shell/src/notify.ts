import { useShell } from './context.ts';
import type { Notify } from './services/page.ts';

export type {
  Notify,
  NotifyAction,
  NotifyOptions,
  NotifyText,
  TextByKey,
} from './services/page.ts';

/**
 * For messages that need no reaction. A failure that requires one stays in the page instead, where
 * it cannot disappear unread; an action offered here must be optional.
 */
export function useNotify(): Notify {
  return useShell().notify;
}
