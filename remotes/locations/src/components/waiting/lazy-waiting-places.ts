import { lazyPage } from '@pazar/section/lazy-page';

/** The places that wait on this device: loaded ahead, since they are needed without a network. */
export const LazyWaitingPlaces = lazyPage(
  () => import(/* webpackChunkName: "waiting" */ './waiting-places.tsx'),
  'WaitingPlaces',
);
