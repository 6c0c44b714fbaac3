import { lazyPage } from '@pazar/section/lazy-page';
import { SectionRoutes } from '@pazar/section/section-routes';
import { Route } from '@pazar/shell/router';
import { LocationPage } from '../pages/location-page.tsx';

const ImportPage = lazyPage(
  () => import('../pages/location-import-page.tsx'),
  'LocationImportPage',
);
const ahead = [ImportPage];

export function LocationRoutes() {
  return (
    <SectionRoutes base="/location" ahead={ahead}>
      <Route index element={<LocationPage />} />
      <Route path="import" element={<ImportPage />} />
      <Route path="import/:jobId" element={<ImportPage />} />
    </SectionRoutes>
  );
}
