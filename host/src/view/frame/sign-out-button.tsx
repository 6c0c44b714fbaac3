import { RouteName } from '@pazar/contracts/route-names';
import { Icon } from '@pazar/ui/icon';
import { useTranslation } from 'react-i18next';
import { useNavigate } from 'react-router-dom';
import { useHost } from '../../host-services.ts';
import { leave } from '../../core/http/sign-out.ts';
import styles from './foot.module.css';

/** Signs out: sends the call with the token, then ends the session and opens the home page. */
export function SignOutButton() {
  const { t } = useTranslation();
  const services = useHost();
  const navigate = useNavigate();

  async function goHome(): Promise<void> {
    if (await leave(services)) void navigate(`/${RouteName.Home}`, { replace: true });
  }

  return (
    <button
      type="button"
      className={styles.button}
      aria-label={t('session.signOut')}
      title={t('session.signOut')}
      onClick={() => void goHome()}
    >
      <Icon name="logout" size={20} />
    </button>
  );
}
