import { lazy, Suspense } from 'react';
import { Route, Routes } from 'react-router-dom';
import { CallsPage } from '../pages/calls-page.tsx';
import { EffectFaultPage } from '../pages/effect-fault-page.tsx';
import { LateFaultsPage } from '../pages/late-faults-page.tsx';
import { ProbePage } from '../pages/probe-page.tsx';
import { RenderFaultPage } from '../pages/render-fault-page.tsx';
import { ServicesPage } from '../pages/services-page.tsx';

const PackagesPage = lazy(async () => ({
  default: (await import('../pages/packages-page.tsx')).PackagesPage,
}));

/** One small page for each behaviour of a section that a test needs. */
export function ProbeRoutes() {
  return (
    <Routes>
      <Route index element={<ProbePage />} />
      <Route path="calls" element={<CallsPage />} />
      <Route path="render-fault" element={<RenderFaultPage />} />
      <Route path="effect-fault" element={<EffectFaultPage />} />
      <Route path="late-faults" element={<LateFaultsPage />} />
      <Route
        path="packages"
        element={
          <Suspense>
            <PackagesPage />
          </Suspense>
        }
      />
      <Route path="services" element={<ServicesPage />} />
    </Routes>
  );
}
