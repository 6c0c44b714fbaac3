import { ErrorState } from '@pazar/ui/error-state';
import { LoadingState } from '@pazar/ui/loading-state';
import { useTranslation } from 'react-i18next';
import { Lazy, lazyPart } from '../page/lazy-part.tsx';
import { PageTitle } from '../page/page-title.tsx';
import type { PublicPageName } from './public-links.tsx';

/** A page whose code loads with the first of its kind: most visits open none. */
export type LazyPageName = PublicPageName | 'about' | 'notFound';

const textPage = lazyPart(async () => {
  const { TextPage } = await import(/* webpackChunkName: "pages" */ './text-pages.tsx');
  return TextPage;
});

/** One of the shell's pages of texts. */
export function LazyPage({ name }: { name: LazyPageName }) {
  const { t } = useTranslation();
  const isPublic = name !== 'notFound' && name !== 'about';
  const title = isPublic ? t(`public.${name}.title`) : t(`${name}.title`);
  return (
    <>
      <PageTitle>{title}</PageTitle>
      <Lazy
        part={textPage}
        props={{ name }}
        loading={<LoadingState label={t('section.loading', { section: title })} />}
        failed={(onRetry) => (
          <ErrorState
            level={1}
            title={t('sectionFailure.unreachable.title', { section: title })}
            retry={{ label: t('action.retry'), onRetry }}
          />
        )}
      />
    </>
  );
}
