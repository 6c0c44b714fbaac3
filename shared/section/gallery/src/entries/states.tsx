import { ApiError } from '@pazar/shell/api-error';
import { Button } from '@pazar/ui/button';
import { EmptyState } from '@pazar/ui/empty-state';
import { ErrorState } from '@pazar/ui/error-state';
import { LoadFailure } from '@pazar/ui/load-failure';
import { LoadingState } from '@pazar/ui/loading-state';
import { RefreshFailure } from '@pazar/ui/refresh-failure';
import { StaleNotice } from '@pazar/ui/stale-notice';
import { StatusPanel } from '@pazar/ui/status-panel';
import type { Entry, Say } from '../entry.ts';

const nothing = () => {};
const retry = (say: Say) => ({ label: say('Try again', 'Обиди се повторно'), onRetry: nothing });
const offline = new ApiError('No answer', { kind: 'network' });

/** Replacements for missing content. */
export const states: readonly Entry[] = [
  {
    name: 'empty-state',
    states: {
      'nothing yet': (say) => (
        <EmptyState
          title={say('No products yet', 'Сѐ уште нема производи')}
          detail={say('Add the first one to show it to customers.', 'Додајте го првиот.')}
          action={<Button variant="primary">{say('New product', 'Нов производ')}</Button>}
        />
      ),
    },
  },
  {
    name: 'error-state',
    states: {
      'with a reference': (say) => (
        <ErrorState
          title={say('The products were not loaded', 'Производите не се вчитани')}
          detail={say('Something went wrong on the server.', 'Серверот имаше грешка.')}
          reference={{
            label: say('Reference', 'Ознака'),
            value: '4bf92f3577b34da6a3ce929d0e0e4736',
          }}
          retry={retry(say)}
        />
      ),
    },
  },
  {
    name: 'loading-state',
    states: { waiting: (say) => <LoadingState label={say('Loading…', 'Се вчитува…')} /> },
  },
  {
    name: 'status-panel',
    states: {
      neutral: (say) => (
        <StatusPanel
          title={say('The lot is closed', 'Приносот е затворен')}
          detail={say('Nothing can be taken from it.', 'Од него не може да се зема.')}
        />
      ),
      attention: (say) => (
        <StatusPanel
          tone="attention"
          icon="warning"
          title={say('Your account is not verified', 'Сметката не е верификувана')}
        />
      ),
      danger: (say) => (
        <StatusPanel
          tone="danger"
          icon="error"
          title={say('Blocked by management', 'Блокирано од управата')}
          retry={retry(say)}
        />
      ),
    },
  },
  {
    name: 'load-failure',
    states: {
      'no connection': (say) => (
        <LoadFailure
          title={say('The lots were not loaded', 'Приносите не се вчитани')}
          error={offline}
          isBusy={false}
          onRetry={nothing}
        />
      ),
    },
  },
  {
    name: 'refresh-failure',
    states: { 'above old rows': () => <RefreshFailure onRetry={nothing} /> },
  },
  {
    name: 'stale-notice',
    states: {
      'above old rows': (say) => (
        <StaleNotice
          message={say('What you see may be out of date.', 'Прикажаното може да е застарено.')}
          retry={retry(say)}
        />
      ),
    },
  },
];
