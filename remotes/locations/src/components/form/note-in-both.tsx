import { openingLimits } from '@pazar/contracts/opening-hours';
import { useLocale } from '@pazar/shell/locale';
import { useTranslation } from 'react-i18next';
import { FormField } from '@pazar/section/form/form-field';
import { TextField } from '@pazar/ui/input/text-field';
import type { LocationForm } from './location-fields.ts';
import styles from './location-form.module.css';

const noText = { mk: null, en: null } as const;
const languages = { en: ['en', 'mk'], mk: ['mk', 'en'] } as const;

/**
 * The note of a day that differs, in both languages on one line, the reader's own first: on a phone too, where ten
 * holidays would fill several screens otherwise.
 */
export function NoteInBoth({ form, index }: { form: LocationForm; index: number }) {
  const { t } = useTranslation('locations');
  const locale = useLocale();
  return (
    <FormField form={form} name={`exceptions.${index}.noteIn`}>
      {({ id, value, onChange, onBlur }, errors) => (
        <div className={styles.notes}>
          {languages[locale].map((language) => (
            <div key={language} lang={language}>
              <TextField
                id={`${id}-${language}`}
                label={t(`location.exception.noteIn.${language}`)}
                value={value?.[language] ?? ''}
                limit={openingLimits.note.max}
                error={errors[language]}
                onBlur={onBlur}
                onChange={(text) =>
                  onChange({ ...noText, ...value, [language]: text === '' ? null : text })
                }
              />
            </div>
          ))}
        </div>
      )}
    </FormField>
  );
}
