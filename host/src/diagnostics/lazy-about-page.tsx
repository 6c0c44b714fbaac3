import { ErrorState } from '@pazar/ui/error-state';
import { LoadingState } from '@pazar/ui/loading-state';
import { lazy, Suspense } from 'react';
import { ErrorBoundary } from 'react-error-boundary';
import { useTranslation } from 'react-i18next';

const AboutPage = lazy(async () => ({ default: (await import('./about-page.tsx')).AboutPage }));

/** The diagnostics, which load with the first visit: few ever come here. */
export function LazyAboutPage() {
  const { t } = useTranslation();
  const title = t('about.title');
  const failed = (
    <ErrorState
      level={1}
      title={t('sectionFailure.unreachable.title', { section: title })}
      // A module that did not arrive once is not asked for again by the same page.
      retry={{ label: t('action.retry'), onRetry: () => location.reload() }}
    />
  );
  return (
    <ErrorBoundary fallback={failed} onError={(error) => console.error(error)}>
      <Suspense fallback={<LoadingState label={t('section.loading', { section: title })} />}>
        <AboutPage />
      </Suspense>
    </ErrorBoundary>
  );
}
