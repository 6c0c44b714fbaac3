import { Route, Routes } from '@pazar/shell/router';
import { NotFoundPage } from '../pages/not-found-page.tsx';
import { LocationPage } from '../pages/location-page.tsx';

export function LocationRoutes() {
  return (
    <Routes>
      <Route index element={<LocationPage />} />
      <Route path="*" element={<NotFoundPage />} />
    </Routes>
  );
}
