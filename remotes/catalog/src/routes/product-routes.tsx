import { Route, Routes } from '@pazar/shell/router';
import { NotFoundPage } from '@pazar/ui/not-found-page';
import { ProductPage } from '../pages/product-page.tsx';

export function ProductRoutes() {
  return (
    <Routes>
      <Route index element={<ProductPage />} />
      <Route path="*" element={<NotFoundPage backTo="/product" />} />
    </Routes>
  );
}
