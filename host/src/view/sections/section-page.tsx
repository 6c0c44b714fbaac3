import type { SectionRoute } from '@pazar/contracts/section-descriptor';
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
  readonly build: Build;
  readonly route: SectionRoute;
}

/** One route of a section: loading, its failure, or the section itself behind an error boundary. */
export function SectionPage({ build, route }: SectionPageProps) {
  const label = useRouteLabel()(route);
  const { isLoading, failure, loaded, retry, rescue } = useSection(build);
  const Page = loaded?.section.routes[route.path];
  const loading = <SectionLoading label={label} skeleton={route.skeleton} />;

  return (
    <>
      <PageTitle>{label}</PageTitle>
      {isLoading && loading}
      {failure !== null && <SectionFailurePanel label={label} failure={failure} onRetry={retry} />}
      {loaded !== undefined && Page === undefined && (
        <SectionFailurePanel
          label={label}
          failure={withoutRoute(loaded.build, route)}
          onRetry={retry}
        />
      )}
      {loaded !== undefined && Page !== undefined && (
        <SectionBoundary label={label} build={loaded.build} loading={loading} onRescue={rescue}>
          <SectionServices key={loaded.build.manifest} remote={build.name}>
            <SectionMount build={loaded.build}>
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

/** What stands in for a newer version may lack a route that came with that. */
function withoutRoute({ name: remote, version }: Build, { path }: SectionRoute) {
  const cause = new Error(`has no component for its route /${path}`);
  return new SectionFailure({ kind: 'incompatible', remote, version, phase: 'load', cause });
}
