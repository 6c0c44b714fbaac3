import { useTranslation } from 'react-i18next';
import { useHost } from '../../host-services.ts';
import styles from './notices.module.css';

/** Says that the newest discovery document was refused and an earlier one is in use. */
export function DiscoveryNotice() {
  const { t } = useTranslation();
  const { fault } = useHost().discovery;
  if (fault === null) return null;

  return (
    <p className={styles['notice']} role="status">
      {t(`discovery.${fault}`)}
    </p>
  );
}
