import { useLocation } from 'react-router-dom';
import * as z from '@pazar/contracts/schema';

const stateSchema = z.object({
  /** The page that was requested first: a path of this shell, never a foreign URL. */
  wanted: z.string().check(z.regex(/^\/(?![/\\])/)),
});
export type ShellLocationState = z.infer<typeof stateSchema>;

/** The page that the visitor asked for before signing in, or null. */
export function useWantedPage(): string | null {
  const state: unknown = useLocation().state;
  return stateSchema.safeParse(state).data?.wanted ?? null;
}
