import { useSession } from '@pazar/shell/session';
import type { Viewer } from '../../model/panels.ts';

/** What the signed-in agent's roles can do; null while the shell signs out. */
export function useViewer(): Viewer | null {
  const session = useSession();
  if (session === null) return null;
  const { roles } = session;
  return {
    sells: roles.includes('ROLE_AGENT'),
    manages: roles.includes('ROLE_MANAGEMENT'),
  };
}
