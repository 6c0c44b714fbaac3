import type { SectionRoute } from '@pazar/contracts/section-descriptor';
import type { Section } from '@pazar/shell/section';
import { useQuery } from '@tanstack/react-query';
import { useMemo } from 'react';
import { ErrorBoundary } from 'react-error-boundary';
import { useLocation } from 'react-router-dom';
import { useHost } from '../boot/host-services.ts';
import type { LoadedSection } from '../federation/section-loader.ts';
import { SectionFailure } from '../federation/section-failure.ts';
import type { RemoteRecord } from '../federation/remote-record.ts';
import { PageTitle } from '../layout/page-title.tsx';
import { useRouteLabel } from '../layout/use-route-label.ts';
import { SectionCrash } from './section-crash.tsx';
import { SectionFailurePanel } from './section-failure-panel.tsx';
import { SectionLoading } from './section-loading.tsx';
import { SectionMount } from './section-mount.tsx';
import { SectionServices } from './section-services.tsx';

export interface SectionPageProps {
  readonly record: RemoteRecord;
  readonly route: SectionRoute;
}

/** One route of a section: loading, its failure, or the section itself behind an error boundary. */
export function SectionPage({ record, route }: SectionPageProps) {
  const label = useRouteLabel()(route);
  const { key: visit } = useLocation();
  const { data, error, isPending, isFetching, refetch } = useSection(record);
  const failure = useMemo(
    () => (error === null ? null : SectionFailure.of(error, record, 'load')),
    [error, record],
  );
  const Page = data?.routes[route.path];

  return (
    <>
      <PageTitle>{label}</PageTitle>
      {(isPending || (failure !== null && isFetching)) && (
        <SectionLoading label={label} skeleton={route.skeleton} />
      )}
      {failure !== null && !isFetching && (
        <SectionFailurePanel label={label} failure={failure} onRetry={() => void refetch()} />
      )}
      {Page !== undefined && (
        <ErrorBoundary
          // Going elsewhere in the section is another try.
          resetKeys={[visit]}
          fallbackRender={({ error: thrown, resetErrorBoundary }) => (
            <SectionCrash
              label={label}
              record={record}
              thrown={thrown}
              onRetry={resetErrorBoundary}
            />
          )}
        >
          <SectionServices remote={record.name}>
            <SectionMount remote={record.name}>
              <Page />
            </SectionMount>
          </SectionServices>
        </ErrorBoundary>
      )}
    </>
  );
}

function useSection(record: RemoteRecord) {
  const { loader, i18n, locale } = useHost();
  function take({ section, texts }: LoadedSection): Section {
    i18n.addResourceBundle(locale, record.entry.extras.pazar.section.namespace, texts);
    return section;
  }
  return useQuery({
    queryKey: ['shell', 'section', record.name, record.version],
    queryFn: async () => take(await loader.load(record)),
    // One that was pointed at before is there at once, without a frame of waiting.
    initialData: () => {
      const loaded = loader.loaded(record);
      return loaded && take(loaded);
    },
    // The loader has retried already; what loaded stays for the life of the tab.
    retry: false,
    staleTime: Infinity,
    gcTime: Infinity,
    // Without a connection the loader says so; the library would wait for one in silence.
    networkMode: 'always',
  });
}
