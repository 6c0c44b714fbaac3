import { lazyComponent } from '@pazar/section/lazy-component';
import { IdRoute, SectionRoutes } from '@pazar/section/section-routes';
import { Route } from 'react-router-dom';

const ListPage = lazyComponent(
  () => import(/* webpackChunkName: "product-list" */ '../pages/product/product-list-page.tsx'),
  'ProductListPage',
);
const ImportPage = lazyComponent(
  () => import(/* webpackChunkName: "import" */ '../pages/import/import-pages.tsx'),
  'ProductImportPage',
);
const NewPage = lazyComponent(
  () => import(/* webpackChunkName: "product" */ '../pages/product/product-form-pages.tsx'),
  'NewProductPage',
);
const ProductPage = lazyComponent(
  () => import(/* webpackChunkName: "product" */ '../pages/product/product-page.tsx'),
  'ProductPage',
);
const DetailsPage = lazyComponent(
  () => import(/* webpackChunkName: "product" */ '../pages/product/product-form-pages.tsx'),
  'ProductDetailsPage',
);
const HistoryPage = lazyComponent(
  () => import(/* webpackChunkName: "product" */ '../pages/product/product-history-page.tsx'),
  'ProductHistoryPage',
);
const StockPage = lazyComponent(
  () => import(/* webpackChunkName: "product" */ '../pages/product/product-stock-page.tsx'),
  'ProductStockPage',
);
const ahead = [ProductPage, DetailsPage, ImportPage];

export function ProductRoutes() {
  const product = (
    <IdRoute base="/product">
      <ProductPage />
    </IdRoute>
  );
  return (
    <SectionRoutes base="/product" ahead={ahead}>
      <Route index element={<ListPage />} />
      <Route path="new" element={<NewPage />} />
      <Route path="import" element={<ImportPage />} />
      <Route path="import/:jobId" element={<ImportPage />} />
      <Route path=":id" element={product}>
        {/* Images once had a page; their old address shows the details, where they are now. */}
        <Route path="images?" element={<DetailsPage />} />
        <Route path="stock" element={<StockPage />} />
        <Route path="history" element={<HistoryPage />} />
      </Route>
    </SectionRoutes>
  );
}
