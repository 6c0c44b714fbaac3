import { ErrorState } from '@pazar/ui/error-state';
import { LoadingState } from '@pazar/ui/loading-state';
import { useQuery } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { Navigate } from 'react-router-dom';
import type { FormName } from '../account-forms/form-fields.ts';
import { useCurrentSession } from '../boot/host-services.ts';

/** A form that most visits never open; its code arrives with the page. */
export function AccountFormPage({ name }: { name: FormName }) {
  const { t } = useTranslation();
  const session = useCurrentSession();
  const { data, isFetching, refetch } = useQuery({
    queryKey: ['shell', 'account-form'],
    queryFn: () => import('../account-forms/account-form.tsx'),
    retry: false,
    staleTime: Infinity,
    networkMode: 'always',
  });

  const isForVisitors = name === 'register' || name === 'forgot';
  if (isForVisitors && session !== null) return <Navigate to="/dashboard" replace />;
  // A change of agent empties the cache; a form that is there stays.
  if (data !== undefined) return <data.AccountForm key={name} name={name} />;
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
