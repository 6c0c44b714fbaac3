import { lazyPage } from '@pazar/section/lazy-page';
import { IdRoute, SectionRoutes } from '@pazar/section/section-routes';
import { Route } from '@pazar/shell/router';
import { LocationPage } from '../pages/location-page.tsx';

const ImportPage = lazyPage(
  () => import('../pages/location-import-page.tsx'),
  'LocationImportPage',
);
const NewPage = lazyPage(() => import('../pages/new-place-page.tsx'), 'NewPlacePage');
const PlacePage = lazyPage(() => import('../pages/place-page.tsx'), 'PlacePage');
const OverviewPage = lazyPage(
  () => import('../pages/place-overview-page.tsx'),
  'PlaceOverviewPage',
);
const EditPage = lazyPage(() => import('../pages/place-edit-page.tsx'), 'PlaceEditPage');
const HistoryPage = lazyPage(() => import('../pages/place-history-page.tsx'), 'PlaceHistoryPage');
const ahead = [ImportPage, NewPage, PlacePage, OverviewPage, EditPage, HistoryPage];

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
