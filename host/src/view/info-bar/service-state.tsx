import { healthSchema } from '@pazar/contracts/health';
import { ApiError } from '@pazar/shell/api-error';
import { Button } from '@pazar/ui/button';
import { InfoCard } from '@pazar/ui/info-card';
import { useQuery } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { useSectionClient } from '../page/use-section-client.ts';
import styles from './default-info.module.css';

/** The service is asked again after so many milliseconds, and whenever the window is looked at. */
const interval = 60_000;

/** How the API is: it answers, it answers without its database, or it does not answer. */
export function ServiceState() {
  const { t } = useTranslation();
  const { http } = useSectionClient('shell');
  const { data, error, isFetching, refetch } = useQuery({
    queryKey: ['shell', 'health'],
    queryFn: ({ signal }) => http.get('/health/ready', { schema: healthSchema, signal }),
    retry: false,
    refetchInterval: interval,
    refetchOnWindowFocus: true,
  });
  const state = stateOf(data !== undefined, error);
  return (
    <InfoCard title={t('visitor.service.title')}>
      <p role="status" className={styles.service} data-state={state}>
        {t(`visitor.service.${state}`)}
      </p>
      {error !== null && (
        <div className={styles.actions}>
          <Button variant="quiet" icon="retry" isBusy={isFetching} onClick={() => void refetch()}>
            {t('action.retry')}
          </Button>
        </div>
      )}
    </InfoCard>
  );
}

/** 503 is the API's answer when its database does not answer. */
function stateOf(isUp: boolean, error: Error | null): 'asked' | 'up' | 'down' | 'silent' {
  if (error === null) return isUp ? 'up' : 'asked';
  return error instanceof ApiError && error.status === 503 ? 'down' : 'silent';
}
