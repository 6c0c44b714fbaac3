import { lazyComponent } from '@pazar/section/lazy-component';
import { IdRoute, SectionRoutes } from '@pazar/section/section-routes';
import { Route } from 'react-router-dom';
import { FilterPicker } from '../components/list/use-promotion-filters.tsx';
import { PromotionListPage } from '../pages/promotion-list-page.tsx';

const NewPage = lazyComponent(() => import('../pages/new-promotion-page.tsx'), 'NewPromotionPage');
const TimelinePage = lazyComponent(() => import('../pages/timeline-page.tsx'), 'TimelinePage');
const RecordPage = lazyComponent(() => import('../pages/promotion-page.tsx'), 'PromotionPage');
const DetailsPage = lazyComponent(
  () => import('../pages/promotion-details-page.tsx'),
  'PromotionDetailsPage',
);
const TagsPage = lazyComponent(() => import('../pages/tags-page.tsx'), 'TagsPage');
const ahead = [FilterPicker, NewPage, RecordPage, DetailsPage, TimelinePage, TagsPage];

export function PromotionRoutes() {
  const promotion = (
    <IdRoute base="/promotion">
      <RecordPage />
    </IdRoute>
  );
  return (
    <SectionRoutes base="/promotion" ahead={ahead}>
      <Route index element={<PromotionListPage />} />
      <Route path="new" element={<NewPage />} />
      <Route path="timeline" element={<TimelinePage />} />
      <Route path=":id" element={promotion}>
        <Route index element={<DetailsPage />} />
        <Route path="tags" element={<TagsPage />} />
      </Route>
    </SectionRoutes>
  );
}
