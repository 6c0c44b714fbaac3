import type { SectionRoute } from '@pazar/contracts/section-descriptor';
import { LoadingState } from '@pazar/ui/loading-state';
import { useQuery } from '@tanstack/react-query';
import { ErrorBoundary } from 'react-error-boundary';
import { useTranslation } from 'react-i18next';
import { useHost } from '../boot/host-services.ts';
import { SectionFailure } from '../federation/section-failure.ts';
import type { RemoteRecord } from '../federation/remote-record.ts';
import { PageTitle } from '../layout/page-title.tsx';
import { useRouteLabel } from '../layout/use-route-label.ts';
import { SectionFailurePanel } from './section-failure-panel.tsx';
import { SectionServices } from './section-services.tsx';

export interface SectionPageProps {
  readonly record: RemoteRecord;
  readonly route: SectionRoute;
}

/** One route of a section: loading, its failure, or the section itself behind an error boundary. */
export function SectionPage({ record, route }: SectionPageProps) {
  const { t } = useTranslation();
  const { loader, i18n, locale } = useHost();
  const label = useRouteLabel()(route);
  const { data, error, isPending, isFetching, refetch } = useQuery({
    queryKey: ['shell', 'section', record.name, record.version],
    async queryFn() {
      const { section, texts } = await loader.load(record);
      i18n.addResourceBundle(locale, record.entry.extras.pazar.section.namespace, texts);
      return section;
    },
    // The loader has retried already; what loaded stays for the life of the tab.
    retry: false,
    staleTime: Infinity,
    gcTime: Infinity,
  });

  const Page = data?.routes[route.path];
  return (
    <>
      <PageTitle>{label}</PageTitle>
      {(isPending || (error !== null && isFetching)) && (
        <LoadingState label={t('section.loading', { section: label })} />
      )}
      {error !== null && !isFetching && (
        <SectionFailurePanel
          label={label}
          failure={toFailure(error, record)}
          onRetry={() => void refetch()}
        />
      )}
      {Page !== undefined && (
        <ErrorBoundary
          onError={(thrown) => console.error(`${record.name} ${record.version} crashed`, thrown)}
          fallbackRender={({ error: thrown, resetErrorBoundary }) => (
            <SectionFailurePanel
              label={label}
              failure={toFailure(thrown, record)}
              onRetry={resetErrorBoundary}
            />
          )}
        >
          <SectionServices remote={record.name}>
            <Page />
          </SectionServices>
        </ErrorBoundary>
      )}
    </>
  );
}

function toFailure(error: unknown, { name: remote, version }: RemoteRecord): SectionFailure {
  if (error instanceof SectionFailure) return error;
  return new SectionFailure({ kind: 'crashed', remote, version, phase: 'mount', cause: error });
}
