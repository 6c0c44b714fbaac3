import { type ImportJob, importLimits, type ImportMode } from '@pazar/contracts/import';
import { formatPercent } from '@pazar/format/percent';
import { useHttp } from '@pazar/shell/http';
import { useLocale } from '@pazar/shell/locale';
import { useNavigate } from 'react-router-dom';
import { useTranslation } from 'react-i18next';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { type SubmitEvent, useState } from 'react';
import { Button } from '@pazar/ui/button';
import { RadioGroup } from '@pazar/ui/input/radio-group';
import { ChangeFailure } from '../record/change-failure.tsx';
import { downloadFile } from '../record/download-file.ts';
import { Row, Stack } from '@pazar/ui/layout';
import { useAttempt } from '../record/use-attempt.ts';
import { FileRefusal } from './file-refusal.tsx';
import { type ImportFile, startImport } from './import-calls.ts';
import { ImportFileField } from './import-file-field.tsx';
import { keepFile } from './import-queries.ts';
import { importPath, type ImportTarget } from './import-target.ts';

/** Asks for a file and how to import it. Writes nothing before the agent has reviewed its rows. */
export function ImportStart({ target }: { target: ImportTarget }) {
  const { t } = useTranslation('shell');
  const locale = useLocale();
  const http = useHttp();
  const navigate = useNavigate();
  const queries = useQueryClient();
  const { kind } = target;
  const [file, setFile] = useState<File | null>(null);
  const [mode, setMode] = useState<ImportMode>('upsert');
  const [hasTried, setTried] = useState(false);
  const [sent, setSent] = useState(0);
  const template = useMutation({
    mutationFn: () =>
      downloadFile(http, {
        path: '/v1/imports/template',
        query: { kind, locale },
        name: t('import.templateName'),
      }),
  });
  const start = useAttempt<ImportFile, ImportJob>({
    name: ['import', kind],
    send: (chosen, idempotencyKey) =>
      startImport(http, chosen, { idempotencyKey, onProgress: setSent }),
  });
  const isTooLarge = file !== null && file.size > importLimits.bytes;

  function submit(event: SubmitEvent): void {
    event.preventDefault();
    setTried(true);
    if (file === null || isTooLarge) return;
    const content = { file, kind, mode };
    start.mutate(content, {
      onSuccess({ id }) {
        keepFile(queries, id, content);
        void navigate(importPath(target, id));
      },
    });
  }
  function fault(): string | undefined {
    if (isTooLarge) return t('import.tooLarge');
    return hasTried && file === null ? t('import.noFile') : undefined;
  }

  return (
    <form noValidate onSubmit={submit}>
      <Stack gap="large">
        <ImportFileField
          file={file}
          error={fault()}
          others={target.others}
          onChoose={(chosen) => {
            setFile(chosen);
            // The previous file's rejection does not apply to this one.
            start.reset();
          }}
        />
        <RadioGroup<ImportMode>
          label={t('import.mode.label')}
          value={mode}
          onChange={setMode}
          options={(['upsert', 'create'] as const).map((value) => ({
            value,
            label: t(`import.mode.${value}`),
            detail: t(`import.modeDetail.${value}`),
          }))}
        />
        {start.isPending && (
          <p role="status">
            {t('import.sending', { share: formatPercent(Math.round(sent * 100), locale) })}
          </p>
        )}
        {start.error !== null && <FileRefusal error={start.error} />}
        <ChangeFailure title={t('import.noTemplate')} error={template.error} isRead />
        <Row>
          <Button type="submit" variant="primary" isBusy={start.isPending}>
            {t('import.check')}
          </Button>
          <Button icon="download" isBusy={template.isPending} onClick={() => template.mutate()}>
            {t('import.template')}
          </Button>
        </Row>
      </Stack>
    </form>
  );
}
