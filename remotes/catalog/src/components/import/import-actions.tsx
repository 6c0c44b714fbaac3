import type { ImportJob } from '@pazar/contracts/import';
import { formatNumber } from '@pazar/format/number';
import { useAttempt } from '@pazar/ui/record/use-attempt';
import { type HttpClient, useHttp } from '@pazar/shell/http';
import { useLocale } from '@pazar/shell/locale';
import { useNavigate } from '@pazar/shell/router';
import { useTranslation } from '@pazar/shell/translation';
import { Button } from '@pazar/ui/button';
import { ChangeFailure } from '@pazar/ui/record/change-failure';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { csvFiles } from '../../api/csv-files.ts';
import { importChanges } from '../../api/import/import-changes.ts';
import { importKey, importQueries } from '../../api/import/import-queries.ts';
import { type CatalogImport, listOf } from '../../model/import/import-kinds.ts';
import { importChoices, rowCount } from '../../model/import/import-state.ts';
import type { KeyedCall } from '../keyed-call.ts';
import { saveCsv } from '../save-file.ts';
import styles from './import.module.css';

export interface ImportActionsProps {
  job: ImportJob;
  kind: CatalogImport;
}

/** What can be done with an import now: apply it, take it back, fetch what is wrong with it. */
export function ImportActions({ job, kind }: ImportActionsProps) {
  const { t } = useTranslation('catalog');
  const locale = useLocale();
  const http = useHttp();
  const navigate = useNavigate();
  const queries = useQueryClient();
  const move = useAttempt<KeyedCall<ImportJob>, ImportJob>({
    name: ['catalog', 'import', job.id],
    send: ({ send }, key) => send(http, key),
    onSuccess: (moved) => queries.setQueryData(importQueries.job(http, moved.id).queryKey, moved),
    look: () => queries.invalidateQueries({ queryKey: importKey }),
  });
  const errors = useMutation({
    mutationFn: () => csvFiles.errors(http, job.id),
    onSuccess: (text) => saveCsv(text, t('import.errorsName')),
  });
  const { canApplyAll, canApplyValid, canUndo } = importChoices(job);
  const valid = rowCount(job, 'VALID');
  const number = formatNumber(valid, locale);

  function apply(onlyValid: boolean): void {
    const { id } = job;
    const send = (client: HttpClient, key: string) =>
      importChanges.apply(client, { id, onlyValid }, key);
    move.run({ what: { apply: id, onlyValid }, send });
  }
  function undo(): void {
    const send = (client: HttpClient, key: string) => importChanges.undo(client, job.id, key);
    move.run({ what: { undo: job.id }, send });
  }

  return (
    <>
      {move.error !== null && <ChangeFailure title={t('import.notDone')} error={move.error} />}
      {errors.error !== null && (
        <ChangeFailure title={t('import.noErrorsFile')} error={errors.error} isRead />
      )}
      <div className={styles.buttons}>
        {(canApplyAll || canApplyValid) && (
          <Button variant="primary" isBusy={move.isPending} onClick={() => apply(canApplyValid)}>
            {t(canApplyAll ? 'import.applyAll' : 'import.applyValid', { count: valid, number })}
          </Button>
        )}
        {canUndo && (
          <Button icon="undo" isBusy={move.isPending} onClick={undo}>
            {t('import.undo')}
          </Button>
        )}
        {rowCount(job, 'ERROR') > 0 && (
          <Button icon="download" isBusy={errors.isPending} onClick={() => errors.mutate()}>
            {t('import.errorsFile')}
          </Button>
        )}
        <Button variant="quiet" onClick={() => void navigate(`${listOf[kind]}/import`)}>
          {t('import.another')}
        </Button>
      </div>
    </>
  );
}
