import type { ImportJob } from '@pazar/contracts/import';
import { formatNumber } from '@pazar/format/number';
import { useHttp } from '@pazar/shell/http';
import { useLocale } from '@pazar/shell/locale';
import { useTranslation } from 'react-i18next';
import { useQueryClient } from '@tanstack/react-query';
import { Button } from '@pazar/ui/button';
import { ChangeFailure } from '../record/change-failure.tsx';
import { Note } from '@pazar/ui/note';
import { useAttempt } from '../record/use-attempt.ts';
import { type ImportMove, moveImport } from './import-calls.ts';
import { importKey, useShowJob } from './import-queries.ts';
import type { ImportTarget } from './import-target.ts';

export interface KnownNamesProps {
  job: ImportJob;
  target: ImportTarget;
}

/** Asks whether rows that only have the name of a record change it. Until then they change nothing. */
export function KnownNames({ job: { id, effects, status }, target }: KnownNamesProps) {
  const { t } = useTranslation('shell');
  const locale = useLocale();
  const http = useHttp();
  const queries = useQueryClient();
  const confirm = useAttempt<ImportMove, ImportJob>({
    name: ['import', 'confirm-names', id],
    send: (what, key) => moveImport(http, what, key),
    onSuccess: useShowJob(target),
    look: () => queries.invalidateQueries({ queryKey: importKey }),
  });
  const rows = effects?.unconfirmed ?? 0;
  if (rows === 0 || status !== 'READY') return null;
  const count = { count: rows, number: formatNumber(rows, locale) };
  return (
    <>
      <ChangeFailure title={t('import.notDone')} error={confirm.error} />
      <Note
        tone="attention"
        title={t('import.knownNames.title', count)}
        detail={t('import.knownNames.detail')}
      >
        <Button
          isBusy={confirm.isPending}
          onClick={() => confirm.mutate({ what: 'confirm-names', id })}
        >
          {t('import.knownNames.confirm', count)}
        </Button>
      </Note>
    </>
  );
}
