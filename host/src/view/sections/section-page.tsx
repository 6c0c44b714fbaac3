import type { SectionRoute } from '@pazar/contracts/releases/section-descriptor';
import type { Build } from '../../core/builds/build.ts';
import { SectionFailure } from '../../core/builds/section-failure.ts';
import { PageTitle } from '../page/page-title.tsx';
import { useRouteLabel } from '../page/use-route-label.ts';
import { SectionBoundary } from './section-boundary.tsx';
import { SectionFailurePanel } from './section-failure-panel.tsx';
import { SectionLoading } from './section-loading.tsx';
import { SectionMount } from './section-mount.tsx';
import { SectionServices } from './section-services.tsx';
import { SectionTitles } from './section-titles.tsx';
import { useSection } from './use-section.ts';

export interface SectionPageProps {
  /** Name of the remote. */
  readonly remote: string;
  readonly route: SectionRoute;
}

/** One route of a section: loading, its failure, or the section itself behind an error boundary. */
export function SectionPage({ remote, route }: SectionPageProps) {
  const label = useRouteLabel()(route);
  const { running, failure, retry } = useSection(remote);
  const Page = running?.section.routes[route.path];
  const loading = <SectionLoading label={label} skeleton={route.skeleton} />;

  return (
    <>
      <PageTitle>{label}</PageTitle>
      {running === null && failure === null && loading}
      {failure !== null && <SectionFailurePanel label={label} failure={failure} onRetry={retry} />}
      {running !== null && Page === undefined && (
        <SectionFailurePanel
          label={label}
          failure={withoutRoute(running.build, route)}
          onRetry={retry}
        />
      )}
      {running !== null && Page !== undefined && (
        <SectionBoundary label={label} build={running.build} loading={loading}>
          <SectionServices key={running.build.manifest} remote={remote}>
            <SectionMount build={running.build}>
              <SectionTitles label={label}>
                <Page />
              </SectionTitles>
            </SectionMount>
          </SectionServices>
        </SectionBoundary>
      )}
    </>
  );
}

/** A fallback build may lack a route that a newer build added. */
function withoutRoute({ name: remote, version }: Build, { path }: SectionRoute) {
  const cause = new Error(`has no component for its route /${path}`);
  return new SectionFailure({ kind: 'incompatible', remote, version, phase: 'load', cause });
}
