import { useAuthStore } from '@pazar/shell';
import type { Viewer } from '../../model/panels.ts';

/** What the signed-in agent's roles can do; null while the shell signs out. */
export function useViewer(): Viewer | null {
  const session = useAuthStore((auth) => auth.session);
  if (session === null) return null;
  const { roles } = session;
  return {
    sells: roles.includes('ROLE_AGENT'),
    manages: roles.includes('ROLE_MANAGEMENT'),
  };
}
