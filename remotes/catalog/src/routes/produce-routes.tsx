import { Route, Routes } from '@pazar/shell/router';
import { NotFoundPage } from '../pages/not-found-page.tsx';
import { ProducePage } from '../pages/produce-page.tsx';

export function ProduceRoutes() {
  return (
    <Routes>
      <Route index element={<ProducePage />} />
      <Route
        path="*"
        element={<NotFoundPage backTo="/produce" backKey="produce.notFound.back" />}
      />
    </Routes>
  );
}
