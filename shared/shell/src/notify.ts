import { useShell } from './context.ts';

/** Shows a short message for 5000 ms at the bottom centre. The text is already translated. */
export type Notify = (message: string) => void;

/** For what needs no action. Errors that need one stay in the page instead. */
export function useNotify(): Notify {
  return useShell().notify;
}
