import { noticesFile } from '@pazar/contracts/releases/notices-file';
import { useTranslation } from 'react-i18next';
import { useHost } from '../../host-services.ts';
import styles from './about-page.module.css';
import { useSectionNames } from './use-section-names.ts';

/** Links to the licences in the shell's build and in that of each section, as text. */
export function LicenceLinks() {
  const { t } = useTranslation();
  const { builds, sections } = useHost();
  const nameOf = useSectionNames();
  const places = [
    { name: t('about.shell'), base: '/' },
    ...builds.map(({ name }) => ({
      name: nameOf(name),
      base: new URL('.', sections.current(name).manifest).href,
    })),
  ];
  return (
    <ul className={styles.links}>
      {places.map(({ name, base }) => (
        <li key={base}>
          <a href={`${base}${noticesFile}`}>{name}</a>
        </li>
      ))}
    </ul>
  );
}
