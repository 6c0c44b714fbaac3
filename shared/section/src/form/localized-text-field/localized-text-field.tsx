import type { LocalizedText } from '@pazar/format/localized-text';
import type { Locale } from '@pazar/format/locale';
import { useLocale } from '@pazar/shell/locale';
import { useTranslation } from 'react-i18next';
import { useState } from 'react';
import type { FieldProps, ValueProps } from '@pazar/ui/input/field-props';
import { FieldGroup } from '@pazar/ui/input/field-group';
import { LanguageInput } from './language-input.tsx';
import { LanguageSwitch } from './language-switch.tsx';
import styles from './localized-text-field.module.css';

export interface LocalizedTextFieldProps
  extends
    FieldProps,
    Omit<ValueProps<LocalizedText, HTMLInputElement | HTMLTextAreaElement>, 'value'> {
  /** Null reads as empty in both languages. */
  value: LocalizedText | null;
  /** Errors of one language's text; `error` is for the pair, such as that both are empty. */
  errors?: Partial<Record<Locale, string | undefined>> | undefined;
  /**
   * Maximum number of characters of each text: a counter appears near it; the text is never cut
   * off.
   */
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
 * A text in both languages, side by side, the user's own first; on a phone one at a time, with a
 * switch. Value: `{ mk, en }`, each a string as typed or `null` when empty. `ref` is the first
 * input. A mark shows which language is missing once the other one is filled. An empty
 * text that is not optional says that one language is enough.
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
  const hasText = languages[locale].some(isFilled);
  const [shown, show] = useState(() => languages[locale].find(isFilled) ?? locale);
  return (
    <FieldGroup
      hint={head.isOptional === true || hasText ? undefined : t('field.language.one')}
      {...head}
      tools={
        <LanguageSwitch
          languages={languages[locale]}
          shown={shown}
          lacks={(language) => hasText && !isFilled(language)}
          onShow={show}
        />
      }
    >
      {({ id, ...described }) => (
        <div className={styles.pair}>
          {languages[locale].map((language, index) => (
            // The keyboard reaches the language that a phone does not show, and shows it.
            <div
              key={language}
              role="presentation"
              className={styles.language}
              data-shown={language === shown}
              onFocus={() => show(language)}
            >
              <LanguageInput
                id={index === 0 ? id : `${id}-${language}`}
                ref={index === 0 ? ref : undefined}
                name={name === undefined ? undefined : `${name}.${language}`}
                language={language}
                groupError={described}
                isMultiline={isMultiline}
                mark={
                  hasText && (
                    <span className={styles.mark} data-filled={isFilled(language)}>
                      {isFilled(language)
                        ? t('field.language.filled')
                        : t('field.language.missing')}
                    </span>
                  )
                }
                error={errors[language]}
                limit={limit}
                disabled={disabled}
                value={texts[language]}
                onBlur={onBlur}
                onChange={(text) => onChange({ ...texts, [language]: text === '' ? null : text })}
              />
            </div>
          ))}
        </div>
      )}
    </FieldGroup>
  );
}
