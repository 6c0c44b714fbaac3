import { lazyPage } from '@pazar/section/lazy-page';
import { IdRoute, SectionRoutes } from '@pazar/section/section-routes';
import { Route } from '@pazar/shell/router';
import { EntryQueueProvider } from '../components/produce/waiting/entry-queue-provider.tsx';
import { LotListPage } from '../pages/produce/lot-list-page.tsx';
import { RecordEntryPage } from '../pages/produce/record-entry-page.tsx';

const LabelPage = lazyPage(() => import('../pages/produce/label-page.tsx'), 'LabelPage');
const ImportPage = lazyPage(() => import('../pages/import/lot-import-page.tsx'), 'LotImportPage');
const CalendarPage = lazyPage(() => import('../pages/produce/calendar-page.tsx'), 'CalendarPage');
const EditPage = lazyPage(() => import('../pages/produce/edit-lot-page.tsx'), 'EditLotPage');
const LotPage = lazyPage(() => import('../pages/produce/lot-page.tsx'), 'LotPage');
const NewPage = lazyPage(() => import('../pages/produce/new-lot-page.tsx'), 'NewLotPage');
const TracePage = lazyPage(() => import('../pages/produce/trace-page.tsx'), 'TracePage');
const ahead = [LabelPage, ImportPage, CalendarPage, EditPage, LotPage, NewPage, TracePage];

export function ProduceRoutes() {
  return (
    <EntryQueueProvider>
      <SectionRoutes base="/produce" ahead={ahead}>
        <Route index element={<LotListPage />} />
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
    </EntryQueueProvider>
  );
}
