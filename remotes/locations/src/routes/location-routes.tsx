import { lazyComponent } from '@pazar/section/lazy-component';
import { IdRoute, SectionRoutes } from '@pazar/section/section-routes';
import { Route } from 'react-router-dom';
import { LazyWaitingLocations } from '../components/waiting/lazy-waiting-locations.ts';
import { LocationListPage } from '../pages/location-list-page.tsx';

const ImportPage = lazyComponent(
  () => import(/* webpackChunkName: "import" */ '../pages/location-import-page.tsx'),
  'LocationImportPage',
);
const NewPage = lazyComponent(
  () => import(/* webpackChunkName: "location-form" */ '../pages/new-location-page.tsx'),
  'NewLocationPage',
);
const LocationPage = lazyComponent(
  () => import(/* webpackChunkName: "location" */ '../pages/location-page.tsx'),
  'LocationPage',
);
const OverviewPage = lazyComponent(
  () => import(/* webpackChunkName: "location" */ '../pages/location-overview-page.tsx'),
  'LocationOverviewPage',
);
const EditPage = lazyComponent(
  () => import(/* webpackChunkName: "location-form" */ '../pages/location-edit-page.tsx'),
  'LocationEditPage',
);
const CustomerPage = lazyComponent(
  () => import(/* webpackChunkName: "location" */ '../pages/location-customer-page.tsx'),
  'LocationCustomerPage',
);
const HistoryPage = lazyComponent(
  () => import(/* webpackChunkName: "location" */ '../pages/location-history-page.tsx'),
  'LocationHistoryPage',
);
const ahead = [NewPage, LazyWaitingLocations, LocationPage, ImportPage];

export function LocationRoutes() {
  const location = (
    <IdRoute base="/location">
      <LocationPage />
    </IdRoute>
  );
  return (
    <SectionRoutes base="/location" ahead={ahead}>
      <Route index element={<LocationListPage />} />
      <Route path="new" element={<NewPage />} />
      <Route path="import" element={<ImportPage />} />
      <Route path="import/:jobId" element={<ImportPage />} />
      <Route path=":id" element={location}>
        <Route index element={<OverviewPage />} />
        <Route path="edit" element={<EditPage />} />
        <Route path="customer" element={<CustomerPage />} />
        <Route path="history" element={<HistoryPage />} />
      </Route>
    </SectionRoutes>
  );
}
