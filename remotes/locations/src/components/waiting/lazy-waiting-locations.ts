import { lazyComponent } from '@pazar/section/lazy-component';

/** The locations that wait on this device: loaded ahead, since they are needed without a network. */
export const LazyWaitingLocations = lazyComponent(
  () => import(/* webpackChunkName: "waiting" */ './waiting-locations.tsx'),
  'WaitingLocations',
);
