import { Route, Routes } from '@pazar/shell/router';
import { NotFoundPage } from '@pazar/ui/not-found-page';
import { EntryQueueProvider } from '../components/produce/entry-queue-provider.tsx';
import { LotListPage } from '../pages/produce/lot-list-page.tsx';
import { RecordEntryPage } from '../pages/produce/record-entry-page.tsx';
import { ForId } from './for-id.tsx';
import { lazyPage } from './lazy-page.tsx';
import { usePreloaded } from './use-preloaded.ts';

const LabelPage = lazyPage(async () => {
  const { LabelPage: page } = await import('../pages/produce/label-page.tsx');
  return page;
});
const ImportPage = lazyPage(async () => {
  const { ImportPage: page } = await import('../pages/import/import-page.tsx');
  return page;
});
const CalendarPage = lazyPage(async () => {
  const { CalendarPage: page } = await import('../pages/produce/calendar-page.tsx');
  return page;
});
const EditLotPage = lazyPage(async () => {
  const { EditLotPage: page } = await import('../pages/produce/edit-lot-page.tsx');
  return page;
});
const LotPage = lazyPage(async () => {
  const { LotPage: page } = await import('../pages/produce/lot-page.tsx');
  return page;
});
const NewLotPage = lazyPage(async () => {
  const { NewLotPage: page } = await import('../pages/produce/new-lot-page.tsx');
  return page;
});
const TracePage = lazyPage(async () => {
  const { TracePage: page } = await import('../pages/produce/trace-page.tsx');
  return page;
});
const others = [LabelPage, ImportPage, CalendarPage, EditLotPage, LotPage, NewLotPage, TracePage];

export function ProduceRoutes() {
  usePreloaded(others);
  return (
    <EntryQueueProvider>
      <Routes>
        <Route index element={<LotListPage />} />
        <Route path="record/harvest" element={<RecordEntryPage kind="harvest" />} />
        <Route path="record/sale" element={<RecordEntryPage kind="sale" />} />
        <Route path="record/waste" element={<RecordEntryPage kind="waste" />} />
        <Route path="record/own-use" element={<RecordEntryPage kind="own-use" />} />
        <Route path="record/count" element={<RecordEntryPage kind="count" />} />
        <Route path="calendar" element={<CalendarPage />} />
        <Route path="trace/:movementId" element={<TracePage />} />
        <Route path="import" element={<ImportPage kind="produce" />} />
        <Route path="import/:jobId" element={<ImportPage kind="produce" />} />
        <Route path="new" element={<NewLotPage />} />
        <Route
          path=":id"
          element={
            <ForId backTo="/produce">
              <LotPage />
            </ForId>
          }
        />
        <Route
          path=":id/edit"
          element={
            <ForId backTo="/produce">
              <EditLotPage />
            </ForId>
          }
        />
        <Route
          path=":id/label"
          element={
            <ForId backTo="/produce">
              <LabelPage />
            </ForId>
          }
        />
        <Route path="*" element={<NotFoundPage backTo="/produce" />} />
      </Routes>
    </EntryQueueProvider>
  );
}
