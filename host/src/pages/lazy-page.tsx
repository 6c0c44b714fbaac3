import { ErrorState } from '@pazar/ui/error-state';
import { LoadingState } from '@pazar/ui/loading-state';
import { useQuery } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { PageTitle } from '../layout/page-title.tsx';
import type { PublicPageName } from './public-page-name.ts';

/** The shell's pages of texts, whose code arrives with the first of them. */
export function LazyPage({ name }: { name: PublicPageName | 'notFound' }) {
  const { t } = useTranslation();
  const title = name === 'notFound' ? t('notFound.title') : t(`public.${name}.title`);
  const { data, isFetching, refetch } = useQuery({
    queryKey: ['shell', 'pages'],
    queryFn: () => import('./text-pages.tsx'),
    retry: false,
    staleTime: Infinity,
    networkMode: 'always',
  });
  return (
    <>
      <PageTitle>{title}</PageTitle>
      {data !== undefined && <data.TextPage name={name} />}
      {data === undefined && isFetching && (
        <LoadingState label={t('section.loading', { section: title })} />
      )}
      {data === undefined && !isFetching && (
        <ErrorState
          title={t('sectionFailure.unreachable.title', { section: title })}
          retry={{ label: t('action.retry'), onRetry: () => void refetch() }}
        />
      )}
    </>
  );
}
