import { defineSection } from '@pazar/shell/section';
import { PromotionRoutes } from './routes/promotion-routes.tsx';

/** All the shell can see of this section. Everything else in this folder is private. */
export const section = defineSection({ routes: { promotion: PromotionRoutes } });
