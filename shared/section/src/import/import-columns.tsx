import { type ImportJob, importLimits } from '@pazar/contracts/import';
import { useHttp } from '@pazar/shell/http';
import { useNavigate } from 'react-router-dom';
import { useTranslation } from 'react-i18next';
import { useQueryClient } from '@tanstack/react-query';
import { type SubmitEvent, useState } from 'react';
import { Button } from '@pazar/ui/button';
import { ComboBox } from '@pazar/ui/input/combo-box';
import { Row, Stack } from '@pazar/ui/layout';
import { Note } from '@pazar/ui/note';
import { useAttempt } from '../record/use-attempt.ts';
import { FileRefusal } from './file-refusal.tsx';
import { type ImportFile, startImport } from './import-calls.ts';
import { ImportFileField } from './import-file-field.tsx';
import { keepFile, keptFile } from './import-queries.ts';
import { importPath, type ImportTarget } from './import-target.ts';
import styles from './import.module.css';

export interface UnknownColumnsProps {
  job: ImportJob;
  target: ImportTarget;
}

/** The headers that are no name of a column. Before anything is written, each can be mapped to one. */
export function UnknownColumns({ job, target }: UnknownColumnsProps) {
  const { t } = useTranslation('shell');
  const [isOpen, setOpen] = useState(false);
  const queries = useQueryClient();
  // Kept from now on, however late the button is pressed.
  const [uploaded] = useState(() => keptFile(queries, job.id));
  const headers = job.warnings.map(({ column }) => column);
  if (headers.length === 0) return null;
  // A file of points has no headers.
  const canMap = job.status === 'READY' && job.format.points === undefined;
  return (
    <>
      <Note tone="attention" title={t('import.unknownColumns')} detail={headers.join(', ')}>
        {canMap && (
          <Button aria-expanded={isOpen} onClick={() => setOpen(!isOpen)}>
            {t('import.columns.map')}
          </Button>
        )}
      </Note>
      {canMap && isOpen && (
        <ColumnMap job={job} target={target} headers={headers} uploaded={uploaded} />
      )}
    </>
  );
}

interface ColumnMapProps extends UnknownColumnsProps {
  headers: readonly string[];
  /** Undefined in a page that has not uploaded it. */
  uploaded: ImportFile | undefined;
}

/** Uploads the same file again with what its headers mean, as another import. */
function ColumnMap({ job, target, headers, uploaded }: ColumnMapProps) {
  const { t } = useTranslation('shell');
  const http = useHttp();
  const navigate = useNavigate();
  const queries = useQueryClient();
  const [chosenAgain, setChosenAgain] = useState<File | null>(null);
  const [keys, setKeys] = useState<ReadonlyMap<string, string>>(new Map());
  const [hasTried, setTried] = useState(false);
  const start = useAttempt<ImportFile, ImportJob>({
    name: ['import', 'columns', job.id],
    send: (content, idempotencyKey) => startImport(http, content, { idempotencyKey }),
  });
  const file = uploaded?.file ?? chosenAgain;
  const isTooLarge = file !== null && file.size > importLimits.bytes;
  const chosen = [...keys.values()];
  const isTwice = new Set(chosen).size < chosen.length;
  const options = (job.writtenColumns ?? Object.keys(job.columnNames))
    .filter((key) => !job.columns.includes(key))
    .map((key) => ({ value: key, label: job.columnNames[key] ?? key }));

  function choose(header: string, key: string | null): void {
    const others = [...keys].filter(([other]) => other !== header);
    setKeys(new Map(key === null ? others : [...others, [header, key]]));
  }
  function submit(event: SubmitEvent): void {
    event.preventDefault();
    setTried(true);
    if (file === null || isTooLarge || isTwice || chosen.length === 0) return;
    const columns = { ...uploaded?.columns, ...Object.fromEntries(keys) };
    const content = { file, kind: job.kind, mode: job.mode, columns };
    start.mutate(content, {
      onSuccess({ id }) {
        keepFile(queries, id, content);
        void navigate(importPath(target, id));
      },
    });
  }
  function faultOf(header: string): string | undefined {
    const key = keys.get(header);
    if (key === undefined) {
      return hasTried && chosen.length === 0 && header === headers[0]
        ? t('import.columns.none')
        : undefined;
    }
    return chosen.filter((other) => other === key).length > 1
      ? t('import.columns.twice')
      : undefined;
  }
  function fileFault(): string | undefined {
    if (isTooLarge) return t('import.tooLarge');
    return hasTried && file === null ? t('import.noFile') : undefined;
  }

  return (
    <form noValidate aria-label={t('import.columns.map')} className={styles.row} onSubmit={submit}>
      <Stack>
        {/* Only the page that uploaded the file still has it. */}
        {uploaded === undefined && (
          <ImportFileField
            file={chosenAgain}
            error={fileFault()}
            others={undefined}
            onChoose={setChosenAgain}
          />
        )}
        {headers.map((header) => (
          <ComboBox
            key={header}
            label={header}
            placeholder={t('import.columns.leaveOut')}
            options={options}
            value={keys.get(header) ?? null}
            onChange={(key) => choose(header, key)}
            error={faultOf(header)}
          />
        ))}
        {start.error !== null && <FileRefusal error={start.error} />}
        <Row>
          <Button type="submit" variant="primary" isBusy={start.isPending}>
            {t('import.columns.check')}
          </Button>
        </Row>
      </Stack>
    </form>
  );
}
