import { TextLink } from '@pazar/ui/text-link';
import { useSubjectPage } from './use-descriptor-pages.ts';

/** A link to the page of a subject that has no identifier; nothing where no section has one. */
export function SubjectLink({ of, children }: { of: string; children: string }) {
  const page = useSubjectPage()([of]);
  return page === undefined ? null : <TextLink to={page}>{children}</TextLink>;
}
