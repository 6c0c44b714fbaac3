import { healthSchema } from '@pazar/contracts/health';
import { ApiError } from '@pazar/shell/api-error';
import { Button } from '@pazar/ui/button';
import { InfoCard } from '@pazar/ui/info-card';
import { useQuery } from '@tanstack/react-query';
import { useEffect } from 'react';
import { useTranslation } from 'react-i18next';
import type { HttpFailure } from '../../core/journal/http-errors.ts';
import { useHost } from '../../host-services.ts';
import { useSectionClient } from '../page/use-section-client.ts';
import styles from './default-info.module.css';

/** The service is asked again after so many milliseconds, and whenever the window is looked at. */
const interval = 60_000;

const address = '/health/ready';

/**
 * How the API is: it answers, it answers without its database, it fails, or it does not answer. A
 * failed call of the page, such as a login, makes this look again, so that both say the same.
 */
export function ServiceState() {
  const { t } = useTranslation();
  const { httpErrors } = useHost();
  const { http } = useSectionClient('shell');
  const { data, error, isFetching, refetch } = useQuery({
    queryKey: ['shell', 'health'],
    queryFn: ({ signal }) => http.get(address, { schema: healthSchema, signal }),
    retry: false,
    refetchInterval: interval,
    refetchOnWindowFocus: true,
  });
  useEffect(
    () =>
      httpErrors.watch((failure) => {
        if (isOfServer(failure)) void refetch({ cancelRefetch: false });
      }),
    [httpErrors, refetch],
  );
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

type State = 'asked' | 'up' | 'down' | 'failing' | 'silent';

function stateOf(isUp: boolean, error: Error | null): State {
  if (error === null) return isUp ? 'up' : 'asked';
  if (!(error instanceof ApiError)) return 'failing';
  const { kind, status } = error;
  if (status === 0 && kind !== 'answer') return 'silent';
  // 503 is the API's answer when its database does not answer.
  return status === 503 ? 'down' : 'failing';
}

/** Whether the failure of another call lets one doubt the state that is shown. */
function isOfServer({ path, kind, status }: HttpFailure): boolean {
  if (path.endsWith(address)) return false;
  return kind === 'network' || kind === 'timeout' || status >= 500;
}
