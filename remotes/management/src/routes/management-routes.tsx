import { Route, Routes } from '@pazar/shell/router';
import { NotFoundPage } from '@pazar/ui/not-found-page';
import { ManagementPage } from '../pages/management-page.tsx';
import { ReleasePage } from '../pages/release-page.tsx';
import { ReleasesPage } from '../pages/releases-page.tsx';

export function ManagementRoutes() {
  return (
    <Routes>
      <Route index element={<ManagementPage />} />
      <Route path="releases" element={<ReleasesPage />} />
      <Route path="releases/:remote" element={<ReleasePage />} />
      <Route path="*" element={<NotFoundPage backTo="/management" />} />
    </Routes>
  );
}
