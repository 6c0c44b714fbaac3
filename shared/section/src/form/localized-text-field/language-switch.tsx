import type { Locale } from '@pazar/format/locale';
import { useTranslation } from 'react-i18next';
import { VisuallyHidden } from '@pazar/ui/visually-hidden';
import { languageNames } from './language-input.tsx';
import styles from './localized-text-field.module.css';

export interface LanguageSwitchProps {
  languages: readonly Locale[];
  shown: Locale;
  /** Whether a language is missing although the other one is filled. */
  lacks: (language: Locale) => boolean;
  onShow: (language: Locale) => void;
}

/** Which language of a text a phone shows. A wider screen has both, and no switch. */
export function LanguageSwitch({ languages, shown, lacks, onShow }: LanguageSwitchProps) {
  const { t } = useTranslation('shell');
  return (
    <span className={styles.switch}>
      {languages.map((language) => (
        <button
          key={language}
          type="button"
          className={styles.choice}
          aria-pressed={language === shown}
          onClick={() => onShow(language)}
        >
          <span lang={language}>{languageNames[language]}</span>
          {lacks(language) && (
            <span className={styles.lacks}>
              <VisuallyHidden>{t('field.language.missing')}</VisuallyHidden>
            </span>
          )}
        </button>
      ))}
    </span>
  );
}
