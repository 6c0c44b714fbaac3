import { Route, Routes } from '@pazar/shell/router';
import { NotFoundPage } from '@pazar/ui/not-found-page';
import { DashboardPage } from '../pages/dashboard-page.tsx';

export function DashboardRoutes() {
  return (
    <Routes>
      <Route index element={<DashboardPage />} />
      <Route path="*" element={<NotFoundPage backTo="/dashboard" />} />
    </Routes>
  );
}
