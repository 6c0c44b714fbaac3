import { lazyPage } from '@pazar/section/lazy-page';
import { IdRoute, SectionRoutes } from '@pazar/section/section-routes';
import { Route } from '@pazar/shell/router';
import { ProductListPage } from '../pages/product/product-list-page.tsx';

const ImportPage = lazyPage(
  () => import('../pages/import/product-import-page.tsx'),
  'ProductImportPage',
);
const NewPage = lazyPage(() => import('../pages/product/new-product-page.tsx'), 'NewProductPage');
const ProductPage = lazyPage(() => import('../pages/product/product-page.tsx'), 'ProductPage');
const DetailsPage = lazyPage(
  () => import('../pages/product/product-details-page.tsx'),
  'ProductDetailsPage',
);
const HistoryPage = lazyPage(
  () => import('../pages/product/product-history-page.tsx'),
  'ProductHistoryPage',
);
const ImagesPage = lazyPage(
  () => import('../pages/product/product-images-page.tsx'),
  'ProductImagesPage',
);
const StockPage = lazyPage(
  () => import('../pages/product/product-stock-page.tsx'),
  'ProductStockPage',
);
const ahead = [ImportPage, NewPage, ProductPage, DetailsPage, HistoryPage, ImagesPage, StockPage];

export function ProductRoutes() {
  const product = (
    <IdRoute base="/product">
      <ProductPage />
    </IdRoute>
  );
  return (
    <SectionRoutes base="/product" ahead={ahead}>
      <Route index element={<ProductListPage />} />
      <Route path="new" element={<NewPage />} />
      <Route path="import" element={<ImportPage />} />
      <Route path="import/:jobId" element={<ImportPage />} />
      <Route path=":id" element={product}>
        <Route index element={<DetailsPage />} />
        <Route path="images" element={<ImagesPage />} />
        <Route path="stock" element={<StockPage />} />
        <Route path="history" element={<HistoryPage />} />
      </Route>
    </SectionRoutes>
  );
}
