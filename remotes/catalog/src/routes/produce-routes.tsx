import { Route, Routes } from '@pazar/shell/router';
import { NotFoundPage } from '@pazar/ui/not-found-page';
import { EntryQueueProvider } from '../components/produce/entry-queue-provider.tsx';
import { LabelPage } from '../pages/produce/label-page.tsx';
import { LotListPage } from '../pages/produce/lot-list-page.tsx';
import { ImportPage } from '../pages/import/import-page.tsx';
import { CalendarPage } from '../pages/produce/calendar-page.tsx';
import { EditLotPage } from '../pages/produce/edit-lot-page.tsx';
import { LotPage } from '../pages/produce/lot-page.tsx';
import { NewLotPage } from '../pages/produce/new-lot-page.tsx';
import { RecordEntryPage } from '../pages/produce/record-entry-page.tsx';
import { TracePage } from '../pages/produce/trace-page.tsx';

export function ProduceRoutes() {
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
        <Route path=":id" element={<LotPage />} />
        <Route path=":id/edit" element={<EditLotPage />} />
        <Route path=":id/label" element={<LabelPage />} />
        <Route path="*" element={<NotFoundPage backTo="/produce" />} />
      </Routes>
    </EntryQueueProvider>
  );
}
