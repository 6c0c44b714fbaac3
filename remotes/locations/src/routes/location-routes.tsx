import { lazyPage } from '@pazar/section/lazy-page';
import { IdRoute, SectionRoutes } from '@pazar/section/section-routes';
import { Route } from '@pazar/shell/router';
import { LazyWaitingPlaces } from '../components/waiting/lazy-waiting-places.ts';
import { LocationPage } from '../pages/location-page.tsx';

const ImportPage = lazyPage(
  () => import(/* webpackChunkName: "import" */ '../pages/location-import-page.tsx'),
  'LocationImportPage',
);
const NewPage = lazyPage(
  () => import(/* webpackChunkName: "place-form" */ '../pages/new-place-page.tsx'),
  'NewPlacePage',
);
const PlacePage = lazyPage(
  () => import(/* webpackChunkName: "place" */ '../pages/place-page.tsx'),
  'PlacePage',
);
const OverviewPage = lazyPage(
  () => import(/* webpackChunkName: "place" */ '../pages/place-overview-page.tsx'),
  'PlaceOverviewPage',
);
const EditPage = lazyPage(
  () => import(/* webpackChunkName: "place-form" */ '../pages/place-edit-page.tsx'),
  'PlaceEditPage',
);
const HistoryPage = lazyPage(
  () => import(/* webpackChunkName: "place" */ '../pages/place-history-page.tsx'),
  'PlaceHistoryPage',
);
const ahead = [NewPage, LazyWaitingPlaces, PlacePage, ImportPage];

export function LocationRoutes() {
  const place = (
    <IdRoute base="/location">
      <PlacePage />
    </IdRoute>
  );
  return (
    <SectionRoutes base="/location" ahead={ahead}>
      <Route index element={<LocationPage />} />
      <Route path="new" element={<NewPage />} />
      <Route path="import" element={<ImportPage />} />
      <Route path="import/:jobId" element={<ImportPage />} />
      <Route path=":id" element={place}>
        <Route index element={<OverviewPage />} />
        <Route path="edit" element={<EditPage />} />
        <Route path="history" element={<HistoryPage />} />
      </Route>
    </SectionRoutes>
  );
}
