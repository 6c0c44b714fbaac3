import { Route, Routes } from '@pazar/shell/router';
import { NotFoundPage } from '@pazar/ui/not-found-page';
import { AccountPage } from '../pages/account-page.tsx';

export function AccountRoutes() {
  return (
    <Routes>
      <Route index element={<AccountPage />} />
      <Route path="*" element={<NotFoundPage backTo="/account" />} />
    </Routes>
  );
}
