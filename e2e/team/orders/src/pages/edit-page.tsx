import { useHttp } from '@pazar/shell/http';
import { useParams } from 'react-router-dom';
import { useTranslation } from 'react-i18next';
import { RecordPage } from '@pazar/section/record/record-page';
import { useQuery } from '@tanstack/react-query';
import { records } from '../api/records.ts';
import { RecordEditor } from '../components/record-editor.tsx';

export function EditPage() {
  const { t } = useTranslation('orders');
  const { id = '' } = useParams();
  const query = useQuery(records.detail(useHttp(), id));
  return (
    <RecordPage
      query={query}
      list={{ path: '/orders', title: t('title') }}
      texts={{ loading: t('edit.loading'), failed: t('edit.failed') }}
      title={({ name }) => name}
    >
      {(record) => <RecordEditor key={record.id} record={record} />}
    </RecordPage>
  );
}
