import type { LocalizedText } from '@pazar/format/localized-text';
import type { Locale } from '@pazar/format/locale';
import { useLocale } from '@pazar/shell/locale';
import { useTranslation } from '@pazar/shell/translation';
import type { FieldProps, ValueProps } from '../field-props.ts';
import { FieldGroup } from '../field/field-group.tsx';
import { LanguageInput } from './language-input.tsx';
import styles from './localized-text-field.module.css';

export interface LocalizedTextFieldProps
  extends
    FieldProps,
    Omit<ValueProps<LocalizedText, HTMLInputElement | HTMLTextAreaElement>, 'value'> {
  /** Null reads as empty in both languages. */
  value: LocalizedText | null;
  /** Faults of one language's text; `error` is for the pair, such as that both are empty. */
  errors?: Partial<Record<Locale, string | undefined>> | undefined;
  /** Characters that each text may have: said when it comes near, never cut off. */
  limit?: number | undefined;
  /** Several lines each. */
  isMultiline?: boolean | undefined;
}

const noTexts: LocalizedText = { mk: null, en: null };

const languages: Readonly<Record<Locale, readonly Locale[]>> = {
  en: ['en', 'mk'],
  mk: ['mk', 'en'],
};

/**
 * A text in both languages, side by side, the reader's own first. Value: `{ mk, en }`, each a string
 * as typed or `null` when empty. `ref` is the first input. A mark says which language is missing.
 */
export function LocalizedTextField({
  value,
  onChange,
  onBlur,
  errors = {},
  limit,
  isMultiline = false,
  ref,
  name,
  disabled,
  ...head
}: LocalizedTextFieldProps) {
  const { t } = useTranslation('shell');
  const locale = useLocale();
  const texts = value ?? noTexts;
  const isFilled = (language: Locale) => (texts[language] ?? '').trim() !== '';
  return (
    <FieldGroup {...head}>
      {({ id, ...described }) => (
        <div className={styles.pair}>
          {languages[locale].map((language, index) => (
            <LanguageInput
              key={language}
              id={index === 0 ? id : `${id}-${language}`}
              ref={index === 0 ? ref : undefined}
              name={name === undefined ? undefined : `${name}.${language}`}
              language={language}
              groupError={described}
              isMultiline={isMultiline}
              mark={
                <span className={styles.mark} data-filled={isFilled(language)}>
                  {isFilled(language) ? t('field.language.filled') : t('field.language.missing')}
                </span>
              }
              error={errors[language]}
              limit={limit}
              disabled={disabled}
              value={texts[language]}
              onBlur={onBlur}
              onChange={(text) => onChange({ ...texts, [language]: text === '' ? null : text })}
            />
          ))}
        </div>
      )}
    </FieldGroup>
  );
}
