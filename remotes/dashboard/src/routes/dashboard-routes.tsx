import { Route, Routes } from '@pazar/shell/router';
import { NotFoundPage } from '../pages/not-found-page.tsx';
import { DashboardPage } from '../pages/dashboard-page.tsx';

export function DashboardRoutes() {
  return (
    <Routes>
      <Route index element={<DashboardPage />} />
      <Route path="*" element={<NotFoundPage />} />
    </Routes>
  );
}
