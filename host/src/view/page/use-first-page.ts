import { firstPage } from '../../core/builds/section-routes.ts';
import { useCurrentSession, useHost } from '../../host-services.ts';

/** The page of this visitor at `/`. */
export function useFirstPage(): string {
  return firstPage(useHost().builds, useCurrentSession());
}
