import { ErrorState } from '@pazar/ui/error-state';
import { LoadingState } from '@pazar/ui/loading-state';
import { useTranslation } from 'react-i18next';
import { Navigate } from 'react-router-dom';
import { useCurrentSession } from '../../host-services.ts';
import { Lazy, lazyPart } from '../page/lazy-part.tsx';
import { type ShellLocationState, useWantedPage } from '../page/location-state.ts';
import { PageTitle } from '../page/page-title.tsx';
import { useFirstPage } from '../page/use-descriptor-pages.ts';
import type { FormName } from '../sign-in/form-fields.ts';
import { isPublic, type LazyPageName } from './public-page-names.ts';

/** Signed-in agents never see it; for a visitor the start loads it ahead of the page. */
export const homePage = lazyPart(async () => {
  const { HomePage } = await import(/* webpackChunkName: "home" */ './home-page.tsx');
  return HomePage;
});

/** `/home`. Signed-in agents go on to their first section. */
export function LazyHomePage() {
  const { t } = useTranslation();
  const wanted = useWantedPage();
  const first = useFirstPage();
  if (useCurrentSession() !== null) {
    const state: ShellLocationState | null = wanted === null ? null : { wanted };
    return <Navigate to={first} replace state={state} />;
  }
  return (
    <>
      <PageTitle>{t('sidebar.home')}</PageTitle>
      <Lazy
        part={homePage}
        props={{ wanted }}
        loading={<LoadingState label={t('section.loading', { section: t('sidebar.home') })} />}
        failed={(onRetry) => (
          <ErrorState
            level={1}
            title={t('session.unreachable')}
            retry={{ label: t('action.retry'), onRetry }}
          />
        )}
      />
    </>
  );
}

const textPage = lazyPart(async () => {
  const { TextPage } = await import(/* webpackChunkName: "pages" */ './text-pages.tsx');
  return TextPage;
});

/** One of the shell's text pages. */
export function LazyPage({ name }: { name: LazyPageName }) {
  const { t } = useTranslation();
  const title = isPublic(name) ? t(`public.${name}.title`) : t(`${name}.title`);
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

const accountForm = lazyPart(async () => {
  const { AccountForm } = await import(
    /* webpackChunkName: "pages" */ '../sign-in/account-form.tsx'
  );
  return AccountForm;
});

/** A form that most visits never open; its code loads with the page. */
export function AccountFormPage({ name }: { name: FormName }) {
  const { t } = useTranslation();
  const session = useCurrentSession();
  const first = useFirstPage();
  const isForVisitors = name === 'register' || name === 'forgot';
  if (isForVisitors && session !== null) return <Navigate to={first} replace />;
  const title = t(`account.${name}.title`);
  return (
    <Lazy
      key={name}
      part={accountForm}
      props={{ name }}
      loading={<LoadingState label={title} />}
      failed={(onRetry) => (
        <ErrorState
          title={title}
          detail={t('session.unreachable')}
          retry={{ label: t('action.retry'), onRetry }}
        />
      )}
    />
  );
}
