import { Button } from '@pazar/ui/button';
import { InfoCard } from '@pazar/ui/info-card';
import { TextLink } from '@pazar/ui/text-link';
import { useSyncExternalStore } from 'react';
import { useTranslation } from 'react-i18next';
import { useLocation } from 'react-router-dom';
import { useHost } from '../../host-services.ts';
import styles from './default-info.module.css';
import { helpOfPage } from './help-of-page.ts';

/** Help for the open page: the text that its section names for it, else a general one. */
export function HelpCard() {
  const { t } = useTranslation();
  const help = useHelp();
  const { commands } = useHost();
  return (
    <InfoCard title={t('info.help')}>
      <p>{help}</p>
      <div className={styles.actions}>
        <Button variant="quiet" icon="search" onClick={() => commands.show('palette')}>
          {t('command.open')}
        </Button>
        <Button variant="quiet" icon="info" onClick={() => commands.show('help')}>
          {t('command.shortcuts')}
        </Button>
      </div>
      <p className={styles.more}>
        <TextLink to="/contact">{t('public.contact.title')}</TextLink>
      </p>
    </InfoCard>
  );
}

function useHelp(): string {
  const { t, i18n } = useTranslation();
  const { builds, locale } = useHost();
  const { pathname } = useLocation();
  const help = helpOfPage(builds, pathname);
  // The section's texts load with the section, possibly after the card.
  const own: unknown = useSyncExternalStore(
    (onChange) => {
      i18n.store.on('added', onChange);
      return () => i18n.store.off('added', onChange);
    },
    (): unknown => help && i18n.getResource(locale, help.namespace, help.key),
  );
  return typeof own === 'string' ? own : t('help.anywhere');
}
