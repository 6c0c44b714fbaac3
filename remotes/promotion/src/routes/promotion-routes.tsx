import { Route, Routes } from '@pazar/shell/router';
import { NotFoundPage } from '@pazar/ui/not-found-page';
import { PromotionPage } from '../pages/promotion-page.tsx';

export function PromotionRoutes() {
  return (
    <Routes>
      <Route index element={<PromotionPage />} />
      <Route path="*" element={<NotFoundPage backTo="/promotion" />} />
    </Routes>
  );
}
