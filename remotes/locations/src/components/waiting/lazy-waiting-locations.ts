import { lazyPage } from '@pazar/section/lazy-page';

/** The locations that wait on this device: loaded ahead, since they are needed without a network. */
export const LazyWaitingLocations = lazyPage(
  () => import(/* webpackChunkName: "waiting" */ './waiting-locations.tsx'),
  'WaitingLocations',
);
