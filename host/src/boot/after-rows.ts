import type { QueryClient } from '@tanstack/react-query';
import { hasMounted, type Observations } from '../core/builds/observations.ts';

export interface AfterRowsOptions {
  readonly observations: Pick<Observations, 'listen'>;
  readonly queryClient: Pick<QueryClient, 'isFetching' | 'getQueryCache'>;
}

/** Starts the work once the first section is mounted and has its data. */
export function afterRows({ observations, queryClient }: AfterRowsOptions, work: () => void): void {
  let isStarted = false;
  observations.listen((_, observation) => {
    if (isStarted || !hasMounted(observation)) return;
    isStarted = true;
    const startWhenIdle = () => {
      if (queryClient.isFetching() > 0) return;
      unsubscribe();
      work();
    };
    const unsubscribe = queryClient.getQueryCache().subscribe(startWhenIdle);
    startWhenIdle();
  });
}
