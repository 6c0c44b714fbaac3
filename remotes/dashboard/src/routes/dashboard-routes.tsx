import { lazyComponent } from '@pazar/section/lazy-component';
import { SectionRoutes } from '@pazar/section/section-routes';
import { Route } from 'react-router-dom';
import { Chart } from '../components/charts/lazy-chart.ts';
import { DashboardPage } from '../pages/dashboard-page.tsx';

const ArrangePage = lazyComponent(() => import('../pages/arrange-page.tsx'), 'ArrangePage');

const ahead = [Chart];

export function DashboardRoutes() {
  return (
    <SectionRoutes base="/dashboard" ahead={ahead}>
      <Route index element={<DashboardPage />} />
      <Route path="arrange" element={<ArrangePage />} />
    </SectionRoutes>
  );
}
