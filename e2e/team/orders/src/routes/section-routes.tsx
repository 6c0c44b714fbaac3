import { lazyComponent } from '@pazar/section/lazy-component';
import { IdRoute, SectionRoutes } from '@pazar/section/section-routes';
import { Route } from 'react-router-dom';
import { ListPage } from '../pages/list-page.tsx';

const EditPage = lazyComponent(() => import('../pages/edit-page.tsx'), 'EditPage');
const ahead = [EditPage];

export function OrdersRoutes() {
  return (
    <SectionRoutes base="/orders" ahead={ahead}>
      <Route index element={<ListPage />} />
      <Route path=":id" element={<IdRoute base="/orders" />}>
        <Route index element={<EditPage />} />
      </Route>
    </SectionRoutes>
  );
}
