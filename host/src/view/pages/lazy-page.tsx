import { ErrorState } from '@pazar/ui/error-state';
import { LoadingState } from '@pazar/ui/loading-state';
import { useQuery } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { PageTitle } from '../page/page-title.tsx';
import type { LazyPageName } from './public-page-name.ts';

/** The shell's pages of texts, whose code arrives with the first of them. */
export function LazyPage({ name }: { name: LazyPageName }) {
  const { t } = useTranslation();
  const isPublic = name !== 'notFound' && name !== 'about';
  const title = isPublic ? t(`public.${name}.title`) : t(`${name}.title`);
  const { data, isFetching, refetch } = useQuery({
    queryKey: ['shell', 'pages'],
    queryFn: () => import(/* webpackChunkName: "pages" */ './text-pages.tsx'),
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
          level={1}
          title={t('sectionFailure.unreachable.title', { section: title })}
          retry={{ label: t('action.retry'), onRetry: () => void refetch() }}
        />
      )}
    </>
  );
}
