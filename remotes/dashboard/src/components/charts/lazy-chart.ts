import { lazyPage } from '@pazar/section/lazy-page';

/** A chart of the dashboard: its code loads after the figures. */
export const Chart = lazyPage(() => import('./charts.tsx'), 'Chart');
