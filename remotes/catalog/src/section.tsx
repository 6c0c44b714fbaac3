import { defineSection } from '@pazar/shell/section';
import { EntryQueueProvider } from './components/produce/waiting/entry-queue-provider.tsx';
import { ProduceRoutes } from './routes/produce-routes.tsx';
import { ProductRoutes } from './routes/product-routes.tsx';

/** Entries that wait for a network are sent from every page of the catalog. */
function Products() {
  return (
    <EntryQueueProvider>
      <ProductRoutes />
    </EntryQueueProvider>
  );
}

/** All the shell can see of the catalog. Everything else in this folder is private. */
export const section = defineSection({
  routes: { product: Products, produce: ProduceRoutes },
});
