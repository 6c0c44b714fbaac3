import { defineSection } from '@pazar/shell/section';
import { OrdersRoutes } from './routes/section-routes.tsx';

/** All the shell can see of this section. Everything else in this folder is private. */
export const section = defineSection({ routes: { 'orders': OrdersRoutes } });
