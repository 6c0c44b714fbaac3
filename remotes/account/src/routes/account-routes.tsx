import { Route, Routes } from '@pazar/shell/router';
import { NotFoundPage } from '../pages/not-found-page.tsx';
import { AccountPage } from '../pages/account-page.tsx';

export function AccountRoutes() {
  return (
    <Routes>
      <Route index element={<AccountPage />} />
      <Route path="*" element={<NotFoundPage />} />
    </Routes>
  );
}
