import { RouteName } from './route-names.ts';

/**
 * An address that opens the page of a subject (`newsSubjects`), which the sections name in their
 * descriptors: for e-mails, whose sender knows no section. `/open?of=lot&id=0193…`
 *
 * @param subjects the most exact first
 */
export function openPath(subjects: readonly string[], id = ''): string {
  const query = new URLSearchParams({ of: subjects.join(' '), ...(id !== '' && { id }) });
  return `/${RouteName.Open}?${query.toString()}`;
}
