import { Route, Routes } from '@pazar/shell/router';
import { NotFoundPage } from '@pazar/ui/not-found-page';
import { ImportPage } from '../pages/import/import-page.tsx';
import { NewProductPage } from '../pages/product/new-product-page.tsx';
import { ProductDetailsPage } from '../pages/product/product-details-page.tsx';
import { ProductHistoryPage } from '../pages/product/product-history-page.tsx';
import { ProductImagesPage } from '../pages/product/product-images-page.tsx';
import { ProductListPage } from '../pages/product/product-list-page.tsx';
import { ProductStockPage } from '../pages/product/product-stock-page.tsx';

export function ProductRoutes() {
  return (
    <Routes>
      <Route index element={<ProductListPage />} />
      <Route path="new" element={<NewProductPage />} />
      <Route path="import" element={<ImportPage kind="products" />} />
      <Route path="import/:jobId" element={<ImportPage kind="products" />} />
      <Route path=":id" element={<ProductDetailsPage />} />
      <Route path=":id/images" element={<ProductImagesPage />} />
      <Route path=":id/stock" element={<ProductStockPage />} />
      <Route path=":id/history" element={<ProductHistoryPage />} />
      <Route path="*" element={<NotFoundPage backTo="/product" />} />
    </Routes>
  );
}
