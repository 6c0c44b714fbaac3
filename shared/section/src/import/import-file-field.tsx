import { useTranslation } from 'react-i18next';
import { Icon } from '@pazar/ui/icon';
import { Field } from '@pazar/ui/input/field';
import type { ImportTarget } from './import-target.ts';
import styles from './import.module.css';

export interface ImportFileFieldProps {
  file: File | null;
  error: string | undefined;
  others: ImportTarget['others'];
  onChoose: (file: File | null) => void;
}

/**
 * Chooses a CSV file, or another one that the kind accepts. We draw the button, because the
 * browser's own uses the browser's language.
 */
export function ImportFileField({ file, error, others, onChoose }: ImportFileFieldProps) {
  const { t } = useTranslation('shell');
  return (
    <Field
      label={t('import.file')}
      hint={[t('import.fileHint'), others?.hint].filter(Boolean).join(' ')}
      error={error}
    >
      {(wiring) => (
        <label className={styles.file}>
          <input
            {...wiring}
            type="file"
            name="file"
            accept={['.csv,text/csv', others?.accept].filter(Boolean).join()}
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
