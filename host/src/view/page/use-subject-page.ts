import { subjectPage } from '../../core/builds/subject-page.ts';
import { useCurrentSession, useHost } from '../../host-services.ts';

/** The page of a subject for this visitor, from the descriptors; `id` is empty for pages without one. */
export function useSubjectPage(): (subjects: readonly string[], id?: string) => string | undefined {
  const { builds } = useHost();
  const session = useCurrentSession();
  return (subjects, id = '') => subjectPage({ subjects, id }, { builds, session });
}
