import { ErrorState } from '@pazar/ui/error-state';
import { LoadingState } from '@pazar/ui/loading-state';
import { useTranslation } from 'react-i18next';
import { Navigate } from 'react-router-dom';
import { useCurrentSession } from '../../host-services.ts';
import { Lazy, lazyPart } from '../page/lazy-part.tsx';
import type { FormName } from '../sign-in/form-fields.ts';

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
  const isForVisitors = name === 'register' || name === 'forgot';
  if (isForVisitors && session !== null) return <Navigate to="/dashboard" replace />;
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
