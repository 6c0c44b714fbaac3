import { useTranslation } from '@pazar/shell/translation';
import { Icon } from '../icon/icon.tsx';
import { Field } from '../input/field/field.tsx';
import styles from './import.module.css';

export interface ImportFileFieldProps {
  file: File | null;
  error: string | undefined;
  onChoose: (file: File | null) => void;
}

/** Chooses a CSV file. Its button is ours: the browser's own speaks the browser's language. */
export function ImportFileField({ file, error, onChoose }: ImportFileFieldProps) {
  const { t } = useTranslation('shell');
  return (
    <Field label={t('import.file')} hint={t('import.fileHint')} error={error}>
      {(wiring) => (
        <label className={styles.file}>
          <input
            {...wiring}
            type="file"
            name="file"
            accept=".csv,text/csv"
            className={styles.fileInput}
            onChange={({ target }) => onChoose(target.files?.[0] ?? null)}
          />
          <span className={styles.fileButton}>
            <Icon name="upload" />
            {t('import.choose')}
          </span>
          <span className={styles.fileName}>{file?.name ?? t('import.noneChosen')}</span>
        </label>
      )}
    </Field>
  );
}
