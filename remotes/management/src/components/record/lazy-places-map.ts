import { lazyPage } from '@pazar/section/lazy-page';

/** The map of places, whose shapes weigh more than the list or the record beside it: it comes after them. */
export const LazyPlacesMap = lazyPage(
  () => import(/* webpackChunkName: "places-map" */ './places-map.tsx'),
  'PlacesMap',
);
