import { Outlet, Route, Routes, useParams } from 'react-router-dom';
import { NotFoundPage } from '@pazar/ui/not-found-page';
import type { ReactNode } from 'react';
import type { LazyComponent } from './lazy-component.tsx';
import { usePreloaded } from './use-preloaded.ts';

export interface SectionRoutesProps {
  /** Path of the route's first page, to which an unknown URL links back. */
  base: `/${string}`;
  /** Pages to preload once the first one has settled. The same list at every render. */
  ahead?: readonly Pick<LazyComponent<never>, 'preload'>[];
  /** `Route`s below the base. */
  children: ReactNode;
}

const none: readonly Pick<LazyComponent<never>, 'preload'>[] = [];

/** The pages of one route of a section; any other URL is "not found". */
export function SectionRoutes({ base, ahead = none, children }: SectionRoutesProps) {
  usePreloaded(ahead);
  return (
    <Routes>
      {children}
      <Route path="*" element={<NotFoundPage backTo={base} />} />
    </Routes>
  );
}

const identifier = /^[0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12}$/i;

export interface IdRouteProps {
  base: `/${string}`;
  /** The frame of all pages of one record, with an `Outlet`. Default the `Outlet` alone. */
  children?: ReactNode;
}

/**
 * The parent of everything below `:id`: `<Route path=":id" element={<IdRoute base="/product" />}>`.
 * A URL with an impossible identifier is "not found", without a request.
 */
export function IdRoute({ base, children = <Outlet /> }: IdRouteProps) {
  const { id = '' } = useParams();
  return identifier.test(id) ? children : <NotFoundPage backTo={base} />;
}
