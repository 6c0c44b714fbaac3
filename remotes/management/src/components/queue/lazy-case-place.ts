import { lazyPage } from '@pazar/section/lazy-page';

/** The map of a case comes after its words: the shapes of the country weigh more than both. */
export const LazyCasePlace = lazyPage(
  () => import(/* webpackChunkName: "locations-map" */ './case-place.tsx'),
  'CasePlace',
);
