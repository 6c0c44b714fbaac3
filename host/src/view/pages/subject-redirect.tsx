import { Navigate, useLocation } from 'react-router-dom';
import { useCurrentSession } from '../../host-services.ts';
import type { ShellLocationState } from '../page/location-state.ts';
import { useFirstPage, useSubjectPage } from '../page/use-descriptor-pages.ts';

/**
 * `/open?of=lot&id=0193…` redirects to the page of a subject: to that of the most exact one which this
 * agent may open, else to the first section.
 */
export function SubjectRedirect() {
  const session = useCurrentSession();
  const subjectPage = useSubjectPage();
  const first = useFirstPage();
  const { pathname, search } = useLocation();
  const query = new URLSearchParams(search);
  const page = subjectPage(query.get('of')?.split(' ') ?? [], query.get('id') ?? '');
  const state: ShellLocationState | null = session === null ? { wanted: pathname + search } : null;
  return <Navigate to={page ?? first} replace state={state} />;
}
