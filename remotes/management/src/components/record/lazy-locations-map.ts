import { lazyPage } from '@pazar/section/lazy-page';

/** The map of locations, whose shapes weigh more than the list or the record beside it: it comes after them. */
export const LazyLocationsMap = lazyPage(
  () => import(/* webpackChunkName: "locations-map" */ './locations-map.tsx'),
  'LocationsMap',
);
