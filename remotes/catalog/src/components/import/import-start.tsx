import { type ImportJob, importLimits, type ImportMode } from '@pazar/contracts/import';
import { formatPercent } from '@pazar/format/percent';
import { useAttempt } from '@pazar/ui/record/use-attempt';
import { useHttp } from '@pazar/shell/http';
import { useLocale } from '@pazar/shell/locale';
import { useNavigate } from '@pazar/shell/router';
import { useTranslation } from '@pazar/shell/translation';
import { Button } from '@pazar/ui/button';
import { Field } from '@pazar/ui/input/field';
import { RadioGroup } from '@pazar/ui/input/radio-group';
import { Icon } from '@pazar/ui/icon';
import { ChangeFailure } from '@pazar/ui/record/change-failure';
import { useMutation } from '@tanstack/react-query';
import { type SubmitEvent, useState } from 'react';
import { csvFiles } from '../../api/csv-files.ts';
import { importChanges, type ImportStart as ImportFile } from '../../api/import/import-changes.ts';
import { type CatalogImport, listOf } from '../../model/import/import-kinds.ts';
import { saveCsv } from '../save-file.ts';
import styles from './import.module.css';

/** Takes a file and how to read it. Nothing is written before its rows were looked at. */
export function ImportStart({ kind }: { kind: CatalogImport }) {
  const { t } = useTranslation('catalog');
  const locale = useLocale();
  const http = useHttp();
  const navigate = useNavigate();
  const [file, setFile] = useState<File | null>(null);
  const [mode, setMode] = useState<ImportMode>('upsert');
  const [isTried, setTried] = useState(false);
  const [sent, setSent] = useState(0);
  const template = useMutation({
    mutationFn: () => csvFiles.template(http, kind, locale),
    onSuccess: (text) => saveCsv(text, t('import.templateName')),
  });
  const start = useAttempt<ImportFile, ImportJob>({
    name: ['catalog', 'import'],
    send: (chosen, idempotencyKey) =>
      importChanges.start(http, chosen, { idempotencyKey, onProgress: setSent }),
  });
  const isTooLarge = file !== null && file.size > importLimits.bytes;

  function submit(event: SubmitEvent): void {
    event.preventDefault();
    setTried(true);
    if (file === null || isTooLarge) return;
    start.run({ file, kind, mode }, ({ id }) => void navigate(`${listOf[kind]}/import/${id}`));
  }
  function fault(): string | undefined {
    if (isTooLarge) return t('import.tooLarge');
    return isTried && file === null ? t('import.noFile') : undefined;
  }

  return (
    <form className={styles.form} noValidate onSubmit={submit}>
      <Field label={t('import.file')} hint={t('import.fileHint')} error={fault()}>
        {(wiring) => (
          // The browser's own button speaks the browser's language.
          <label className={styles.file}>
            <input
              {...wiring}
              type="file"
              name="file"
              accept=".csv,text/csv"
              className={styles.fileInput}
              onChange={({ target }) => setFile(target.files?.[0] ?? null)}
            />
            <span className={styles.fileButton}>
              <Icon name="upload" />
              {t('import.choose')}
            </span>
            <span className={styles.fileName}>{file?.name ?? t('import.noneChosen')}</span>
          </label>
        )}
      </Field>
      <RadioGroup<ImportMode>
        label={t('import.mode')}
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
      {start.error !== null && <ChangeFailure title={t('import.refused')} error={start.error} />}
      {template.error !== null && (
        <ChangeFailure title={t('import.noTemplate')} error={template.error} isRead />
      )}
      <div className={styles.buttons}>
        <Button type="submit" variant="primary" isBusy={start.isPending}>
          {t('import.check')}
        </Button>
        <Button icon="download" isBusy={template.isPending} onClick={() => template.mutate()}>
          {t('import.template')}
        </Button>
      </div>
    </form>
  );
}
