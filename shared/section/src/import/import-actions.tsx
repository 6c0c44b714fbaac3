import type { ImportJob } from '@pazar/contracts/import';
import { formatNumber } from '@pazar/format/number';
import { useHttp } from '@pazar/shell/http';
import { useLocale } from '@pazar/shell/locale';
import { useNavigate } from 'react-router-dom';
import { useTranslation } from 'react-i18next';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { Button } from '@pazar/ui/button';
import { ChangeFailure } from '../record/change-failure.tsx';
import { downloadFile } from '../record/download-file.ts';
import { Row } from '@pazar/ui/layout';
import { useAttempt } from '../record/use-attempt.ts';
import { type ImportMove, moveImport } from './import-calls.ts';
import { importKey, useShowJob } from './import-queries.ts';
import { importChoices, rowCount } from './import-state.ts';
import { importPath, type ImportTarget } from './import-target.ts';

export interface ImportActionsProps {
  job: ImportJob;
  target: ImportTarget;
}

/** The actions on an import: import its rows, undo that, download the rows with errors. */
export function ImportActions({ job, target }: ImportActionsProps) {
  const { t } = useTranslation('shell');
  const locale = useLocale();
  const http = useHttp();
  const navigate = useNavigate();
  const queries = useQueryClient();
  const { id } = job;
  const move = useAttempt<ImportMove, ImportJob>({
    name: ['import', 'move', id],
    send: (what, key) => moveImport(http, what, key),
    onSuccess: useShowJob(target),
    look: () => queries.invalidateQueries({ queryKey: importKey }),
  });
  const errors = useMutation({
    mutationFn: () =>
      downloadFile(http, { path: `/v1/imports/${id}/errors.csv`, name: t('import.errorsName') }),
  });
  const { canApplyAll, canApplyValid, canUndo } = importChoices(job);
  const valid = rowCount(job, 'VALID');
  const number = formatNumber(valid, locale);

  return (
    <>
      <ChangeFailure title={t('import.notDone')} error={move.error} />
      <ChangeFailure title={t('import.noErrorsFile')} error={errors.error} isRead />
      <Row>
        {(canApplyAll || canApplyValid) && (
          <Button
            variant="primary"
            isBusy={move.isPending}
            onClick={() => move.mutate({ what: 'apply', id, onlyValid: canApplyValid })}
          >
            {t(canApplyAll ? 'import.applyAll' : 'import.applyValid', { count: valid, number })}
          </Button>
        )}
        {canUndo && (
          <Button
            icon="undo"
            isBusy={move.isPending}
            onClick={() => move.mutate({ what: 'undo', id })}
          >
            {t('import.undo')}
          </Button>
        )}
        {rowCount(job, 'ERROR') > 0 && (
          <Button icon="download" isBusy={errors.isPending} onClick={() => errors.mutate()}>
            {t('import.errorsFile')}
          </Button>
        )}
        <Button variant="quiet" onClick={() => void navigate(importPath(target))}>
          {t('import.another')}
        </Button>
      </Row>
    </>
  );
}
