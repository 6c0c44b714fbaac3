import { firstPage } from '../../core/builds/section-routes.ts';
import { subjectPage } from '../../core/builds/subject-page.ts';
import { useCurrentSession, useHost } from '../../host-services.ts';

/** The page of this visitor at `/`, from the descriptors. */
export function useFirstPage(): string {
  return firstPage(useHost().builds, useCurrentSession());
}

/** The page of a subject for this visitor, from the descriptors; `id` is empty for pages without one. */
export function useSubjectPage(): (subjects: readonly string[], id?: string) => string | undefined {
  const { builds } = useHost();
  const session = useCurrentSession();
  return (subjects, id = '') => subjectPage({ subjects, id }, { builds, session });
}
