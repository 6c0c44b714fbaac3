import { lazyComponent } from '@pazar/section/lazy-component';
import { IdRoute, SectionRoutes } from '@pazar/section/section-routes';
import { Route } from 'react-router-dom';
import { LazyWaitingEntries } from '../components/produce/waiting/waiting-panel.tsx';

const ListPage = lazyComponent(
  () => import(/* webpackChunkName: "lot-list" */ '../pages/produce/lot-list-page.tsx'),
  'LotListPage',
);
const RecordEntryPage = lazyComponent(
  () => import(/* webpackChunkName: "lot-record" */ '../pages/produce/record-entry-page.tsx'),
  'RecordEntryPage',
);
const CalendarPage = lazyComponent(
  () => import(/* webpackChunkName: "lot-calendar" */ '../pages/produce/calendar-page.tsx'),
  'CalendarPage',
);
const LotPage = lazyComponent(
  () => import(/* webpackChunkName: "lot" */ '../pages/produce/lot-page.tsx'),
  'LotPage',
);
const TracePage = lazyComponent(
  () => import(/* webpackChunkName: "lot" */ '../pages/produce/trace-page.tsx'),
  'TracePage',
);
const NewPage = lazyComponent(
  () => import(/* webpackChunkName: "lot-form" */ '../pages/produce/lot-form-pages.tsx'),
  'NewLotPage',
);
const EditPage = lazyComponent(
  () => import(/* webpackChunkName: "lot-form" */ '../pages/produce/lot-form-pages.tsx'),
  'EditLotPage',
);
const LabelPage = lazyComponent(
  () => import(/* webpackChunkName: "lot" */ '../pages/produce/label-page.tsx'),
  'LabelPage',
);
const ImportPage = lazyComponent(
  () => import(/* webpackChunkName: "import" */ '../pages/import/import-pages.tsx'),
  'LotImportPage',
);
const ahead = [
  RecordEntryPage,
  LazyWaitingEntries,
  LotPage,
  CalendarPage,
  NewPage,
  LabelPage,
  ImportPage,
];

export function ProduceRoutes() {
  return (
    <SectionRoutes base="/produce" ahead={ahead}>
      <Route index element={<ListPage />} />
      <Route path="record/harvest" element={<RecordEntryPage kind="harvest" />} />
      <Route path="record/sale" element={<RecordEntryPage kind="sale" />} />
      <Route path="record/waste" element={<RecordEntryPage kind="waste" />} />
      <Route path="record/own-use" element={<RecordEntryPage kind="own-use" />} />
      <Route path="record/count" element={<RecordEntryPage kind="count" />} />
      <Route path="calendar" element={<CalendarPage />} />
      <Route path="trace/:movementId" element={<TracePage />} />
      <Route path="import" element={<ImportPage />} />
      <Route path="import/:jobId" element={<ImportPage />} />
      <Route path="new" element={<NewPage />} />
      <Route path=":id" element={<IdRoute base="/produce" />}>
        <Route index element={<LotPage />} />
        <Route path="edit" element={<EditPage />} />
        <Route path="label" element={<LabelPage />} />
      </Route>
    </SectionRoutes>
  );
}
