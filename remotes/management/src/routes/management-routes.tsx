import { Route, Routes } from '@pazar/shell/router';
import { NotFoundPage } from '../pages/not-found-page.tsx';
import { ManagementPage } from '../pages/management-page.tsx';

export function ManagementRoutes() {
  return (
    <Routes>
      <Route index element={<ManagementPage />} />
      <Route path="*" element={<NotFoundPage />} />
    </Routes>
  );
}
