import { Navigate, useLocation } from 'react-router-dom';
import { useCurrentSession, useHost } from '../../host-services.ts';
import type { ShellLocationState } from '../page/location-state.ts';
import { useFirstPage, useSubjectPage } from '../page/use-descriptor-pages.ts';
import { NoAccessPage } from './no-access-page.tsx';
import { NotFoundPage } from './not-found-page.tsx';

/**
 * `/open?of=lot&id=0193…` redirects to the page of a subject: to that of the most exact one which this
 * agent may open. Where there is none it says so; a visitor logs in first.
 */
export function SubjectRedirect() {
  const session = useCurrentSession();
  const { builds } = useHost();
  const subjectPage = useSubjectPage();
  const first = useFirstPage();
  const { pathname, search } = useLocation();
  const query = new URLSearchParams(search);
  const subjects = query.get('of')?.split(' ') ?? [];
  const page = subjectPage(subjects, query.get('id') ?? '');
  if (page !== undefined) return <Navigate to={page} replace />;
  if (session !== null) {
    const isKnown = builds.some(({ section: { links = {} } }) =>
      subjects.some((subject) => Object.hasOwn(links, subject)),
    );
    return isKnown ? <NoAccessPage /> : <NotFoundPage />;
  }
  const state: ShellLocationState = { wanted: pathname + search };
  return <Navigate to={first} replace state={state} />;
}
