import { defineSection } from '@pazar/shell/section';
import type { ComponentType } from 'react';
import { EntryQueueProvider } from './components/produce/waiting/entry-queue.tsx';
import { ProduceRoutes } from './routes/produce-routes.tsx';
import { ProductRoutes } from './routes/product-routes.tsx';

/** Entries that wait for a network are sent from every page of the catalog. */
function sendsEntries(Routes: ComponentType) {
  return () => (
    <EntryQueueProvider>
      <Routes />
    </EntryQueueProvider>
  );
}

/** All the shell can see of the catalog. Everything else in this folder is private. */
export const section = defineSection({
  routes: { product: sendsEntries(ProductRoutes), produce: sendsEntries(ProduceRoutes) },
});
