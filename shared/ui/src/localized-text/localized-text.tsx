import { type LocalizedText as Text, readLocalizedText } from '@pazar/format/localized-text';
import type { Locale } from '@pazar/format/locale';
import styles from './localized-text.module.css';

export interface LocalizedTextProps {
  text: Text;
  /** The reader's language. */
  locale: Locale;
  /** Label for a missing language, such as "Missing translation". */
  missingLabel?: string | undefined;
}

/** A text in the user's language; else the other one, marked with its language. */
export function LocalizedText({ text, locale, missingLabel }: LocalizedTextProps) {
  const read = readLocalizedText(text, locale);
  if (!read.isFallback) return <>{read.text}</>;
  return (
    <>
      <span lang={read.locale}>{read.text}</span>{' '}
      <abbr className={styles.mark} title={missingLabel}>
        {read.locale}
      </abbr>
    </>
  );
}
