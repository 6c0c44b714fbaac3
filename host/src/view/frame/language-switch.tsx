import type { Locale } from '@pazar/contracts/locale';
import { useHost } from '../../host-services.ts';
import styles from './foot.module.css';

/** Each language in its own words, whatever the interface speaks. */
const languages: readonly { locale: Locale; name: string }[] = [
  { locale: 'mk', name: 'Македонски' },
  { locale: 'en', name: 'English' },
];

/** The two flags. */
export function LanguageSwitch() {
  const { locale: current, changeLocale } = useHost();

  return (
    <div className={styles.languages}>
      {languages.map(({ locale, name }) => (
        <button
          key={locale}
          type="button"
          className={styles.button}
          lang={locale}
          title={name}
          aria-pressed={locale === current}
          onClick={() => void changeLocale(locale)}
        >
          <img
            className={styles.flag}
            src={`/assets/flags/${locale}.svg`}
            alt={name}
            width={24}
            height={16}
          />
        </button>
      ))}
    </div>
  );
}
