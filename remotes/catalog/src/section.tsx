import { defineSection } from '@pazar/shell/section';
import { ProduceRoutes } from './routes/produce-routes.tsx';
import { ProductRoutes } from './routes/product-routes.tsx';

/** All the shell can see of the catalog. Everything else in this folder is private. */
export const section = defineSection({
  routes: { product: ProductRoutes, produce: ProduceRoutes },
});
