import { Route, Routes } from '@pazar/shell/router';
import { NotFoundPage } from '../pages/not-found-page.tsx';
import { PromotionPage } from '../pages/promotion-page.tsx';

export function PromotionRoutes() {
  return (
    <Routes>
      <Route index element={<PromotionPage />} />
      <Route path="*" element={<NotFoundPage />} />
    </Routes>
  );
}
