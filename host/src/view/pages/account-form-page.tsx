import { ErrorState } from '@pazar/ui/error-state';
import { LoadingState } from '@pazar/ui/loading-state';
import { useQuery } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { Navigate } from 'react-router-dom';
import type { AccountForm } from '../sign-in/account-form.tsx';
import type { FormName } from '../sign-in/form-fields.ts';
import { useCurrentSession } from '../../host-services.ts';

/** Beside the query cache, which a change of agent empties: a form that is being filled in stays. */
let loaded: typeof AccountForm | undefined;

async function loadForm(): Promise<typeof AccountForm> {
  const forms = await import(/* webpackChunkName: "pages" */ '../sign-in/account-form.tsx');
  loaded = forms.AccountForm;
  return loaded;
}

/** A form that most visits never open; its code arrives with the page. */
export function AccountFormPage({ name }: { name: FormName }) {
  const { t } = useTranslation();
  const session = useCurrentSession();
  const {
    data: Form,
    isFetching,
    refetch,
  } = useQuery({
    queryKey: ['shell', 'account-form'],
    queryFn: loadForm,
    initialData: () => loaded,
    retry: false,
    staleTime: Infinity,
    networkMode: 'always',
  });

  const isForVisitors = name === 'register' || name === 'forgot';
  if (isForVisitors && session !== null) return <Navigate to="/dashboard" replace />;
  if (Form !== undefined) return <Form key={name} name={name} />;
  const title = t(`account.${name}.title`);
  if (isFetching) return <LoadingState label={title} />;
  return (
    <ErrorState
      title={title}
      detail={t('session.unreachable')}
      retry={{ label: t('action.retry'), onRetry: () => void refetch() }}
    />
  );
}
