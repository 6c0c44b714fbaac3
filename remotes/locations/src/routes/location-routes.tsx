import { Route, Routes } from '@pazar/shell/router';
import { NotFoundPage } from '@pazar/ui/not-found-page';
import { LocationPage } from '../pages/location-page.tsx';

export function LocationRoutes() {
  return (
    <Routes>
      <Route index element={<LocationPage />} />
      <Route path="*" element={<NotFoundPage backTo="/location" />} />
    </Routes>
  );
}
