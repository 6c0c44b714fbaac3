import { LoadingState } from '@pazar/ui/loading-state';
import { createElement, Suspense } from 'react';
import { useHost } from '../../../../host/src/host-services.ts';
import { PageTitle } from '../../../../host/src/view/page/page-title.tsx';
import { useRouteLabel } from '../../../../host/src/view/page/use-route-label.ts';
import type { SectionPageProps } from '../../../../host/src/view/sections/section-page.tsx';
import { SectionServices } from '../../../../host/src/view/sections/section-services.tsx';
import { lazyPage } from './lazy-page.ts';

/** Replaces the host's section page with `React.lazy` and `Suspense`, as in one application. */
export function SectionPage({ remote, route }: SectionPageProps) {
  const label = useRouteLabel()(route);
  const page = lazyPage(useHost(), { remote, route });
  return (
    <>
      <PageTitle>{label}</PageTitle>
      <Suspense fallback={<LoadingState label={label} />}>
        <SectionServices remote={remote}>{createElement(page)}</SectionServices>
      </Suspense>
    </>
  );
}
