import { lazyComponent } from '@pazar/section/lazy-component';

/** A chart of the dashboard: its code loads after the figures. */
export const Chart = lazyComponent(() => import('./charts.tsx'), 'Chart');
