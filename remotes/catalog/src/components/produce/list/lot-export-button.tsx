import { useHttp } from '@pazar/shell/http';
import { useNotify } from '@pazar/shell/notify';
import { useTranslation } from '@pazar/shell/translation';
import { Button } from '@pazar/ui/button';
import type { ListState } from '@pazar/ui/list/query/use-list-state';
import { useMutation } from '@tanstack/react-query';
import { csvFiles } from '../../../api/csv-files.ts';
import { saveCsv } from '../../save-file.ts';

/** Takes what the list shows, in its order, as a file that can be imported again as it is. */
export function LotExportButton({ state }: { state: ListState }) {
  const { t } = useTranslation('catalog');
  const http = useHttp();
  const notify = useNotify();
  const { filterQuery, sort } = state;
  const file = useMutation({
    mutationFn: () => csvFiles.export(http, '/v1/produce/export', { ...filterQuery, sort }),
    onSuccess: (text) => saveCsv(text, t('produce.export.name')),
    onError: () => notify(t('produce.export.failed')),
  });
  return (
    <Button icon="download" isBusy={file.isPending} onClick={() => file.mutate()}>
      {t('produce.export.action')}
    </Button>
  );
}
