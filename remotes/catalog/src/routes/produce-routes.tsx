import { Route, Routes } from '@pazar/shell/router';
import { NotFoundPage } from '@pazar/ui/not-found-page';
import { ProducePage } from '../pages/produce-page.tsx';

export function ProduceRoutes() {
  return (
    <Routes>
      <Route index element={<ProducePage />} />
      <Route path="*" element={<NotFoundPage backTo="/produce" />} />
    </Routes>
  );
}
