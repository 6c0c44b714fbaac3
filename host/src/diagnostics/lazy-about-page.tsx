import { ErrorState } from '@pazar/ui/error-state';
import { LoadingState } from '@pazar/ui/loading-state';
import { useQuery } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';

/** The diagnostics, whose code arrives with the first visit: few ever come here. */
export function LazyAboutPage() {
  const { t } = useTranslation();
  const title = t('about.title');
  const { data, isFetching, refetch } = useQuery({
    queryKey: ['shell', 'about'],
    queryFn: () => import('./about-page.tsx'),
    retry: false,
    staleTime: Infinity,
    networkMode: 'always',
  });
  if (data !== undefined) return <data.AboutPage />;
  if (isFetching) return <LoadingState label={t('section.loading', { section: title })} />;
  return (
    <ErrorState
      level={1}
      title={t('sectionFailure.unreachable.title', { section: title })}
      retry={{ label: t('action.retry'), onRetry: () => void refetch() }}
    />
  );
}
