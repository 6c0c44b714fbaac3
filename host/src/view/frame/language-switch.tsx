import { useHost } from '../../host-services.ts';
import { languages } from '../page/languages.ts';
import styles from './foot.module.css';

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
