import { Route, Routes } from '@pazar/shell/router';
import { NotFoundPage } from '@pazar/ui/not-found-page';
import { ManagementPage } from '../pages/management-page.tsx';

export function ManagementRoutes() {
  return (
    <Routes>
      <Route index element={<ManagementPage />} />
      <Route path="*" element={<NotFoundPage backTo="/management" />} />
    </Routes>
  );
}
