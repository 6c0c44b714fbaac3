import { lazyComponent } from '@pazar/section/lazy-component';

/** The map of locations, whose shapes weigh more than the list or the record beside it: it comes after them. */
export const LazyLocationsMap = lazyComponent(
  () => import(/* webpackChunkName: "locations-map" */ './locations-map.tsx'),
  'LocationsMap',
);
