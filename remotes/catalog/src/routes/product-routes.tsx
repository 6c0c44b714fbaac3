import { Route, Routes } from '@pazar/shell/router';
import { NotFoundPage } from '@pazar/ui/not-found-page';
import { ProductListPage } from '../pages/product/product-list-page.tsx';
import { ForId } from './for-id.tsx';
import { lazyPage } from './lazy-page.tsx';
import { usePreloaded } from './use-preloaded.ts';

const ImportPage = lazyPage(async () => {
  const { ImportPage: page } = await import('../pages/import/import-page.tsx');
  return page;
});
const NewProductPage = lazyPage(async () => {
  const { NewProductPage: page } = await import('../pages/product/new-product-page.tsx');
  return page;
});
const ProductDetailsPage = lazyPage(async () => {
  const { ProductDetailsPage: page } = await import('../pages/product/product-details-page.tsx');
  return page;
});
const ProductHistoryPage = lazyPage(async () => {
  const { ProductHistoryPage: page } = await import('../pages/product/product-history-page.tsx');
  return page;
});
const ProductImagesPage = lazyPage(async () => {
  const { ProductImagesPage: page } = await import('../pages/product/product-images-page.tsx');
  return page;
});
const ProductStockPage = lazyPage(async () => {
  const { ProductStockPage: page } = await import('../pages/product/product-stock-page.tsx');
  return page;
});
const others = [
  ImportPage,
  NewProductPage,
  ProductDetailsPage,
  ProductHistoryPage,
  ProductImagesPage,
  ProductStockPage,
];

export function ProductRoutes() {
  usePreloaded(others);
  return (
    <Routes>
      <Route index element={<ProductListPage />} />
      <Route path="new" element={<NewProductPage />} />
      <Route path="import" element={<ImportPage kind="products" />} />
      <Route path="import/:jobId" element={<ImportPage kind="products" />} />
      <Route
        path=":id"
        element={
          <ForId backTo="/product">
            <ProductDetailsPage />
          </ForId>
        }
      />
      <Route
        path=":id/images"
        element={
          <ForId backTo="/product">
            <ProductImagesPage />
          </ForId>
        }
      />
      <Route
        path=":id/stock"
        element={
          <ForId backTo="/product">
            <ProductStockPage />
          </ForId>
        }
      />
      <Route
        path=":id/history"
        element={
          <ForId backTo="/product">
            <ProductHistoryPage />
          </ForId>
        }
      />
      <Route path="*" element={<NotFoundPage backTo="/product" />} />
    </Routes>
  );
}
