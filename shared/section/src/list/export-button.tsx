import { useHttp } from '@pazar/shell/http';
import { useNotify } from '@pazar/shell/notify';
import { useTranslation } from 'react-i18next';
import { useMutation } from '@tanstack/react-query';
import { Button } from '@pazar/ui/button';
import { downloadFile, type FileDownload } from '../record/download-file.ts';
import { useFailureText } from '../record/use-failure-text.ts';
import type { ListState } from './query/use-list-state.ts';

export interface ExportButtonProps {
  state: Pick<ListState, 'filterQuery' | 'sort'>;
  /** The list's export: `/v1/products/export`. */
  path: FileDownload['path'];
  /** Already translated, with its ending: `products.csv`. */
  fileName: string;
}

/** Downloads the rows that match a list's search and filters, in its order. */
export function ExportButton({ state, path, fileName }: ExportButtonProps) {
  const { t } = useTranslation('shell');
  const http = useHttp();
  const notify = useNotify();
  const reason = useFailureText();
  const { mutate, isPending } = useMutation({
    mutationFn: () =>
      downloadFile(http, {
        path,
        query: { ...state.filterQuery, sort: state.sort },
        name: fileName,
      }),
    onError: (error) => notify(t('list.export.failed', { reason: reason.read(error) })),
  });
  return (
    <Button variant="quiet" icon="download" isBusy={isPending} onClick={() => mutate()}>
      {t('list.export.action')}
    </Button>
  );
}
