import { Route, Routes } from '@pazar/shell/router';
import { NotFoundPage } from '../pages/not-found-page.tsx';
import { ProductPage } from '../pages/product-page.tsx';

export function ProductRoutes() {
  return (
    <Routes>
      <Route index element={<ProductPage />} />
      <Route
        path="*"
        element={<NotFoundPage backTo="/product" backKey="product.notFound.back" />}
      />
    </Routes>
  );
}
