import { Icon } from '@pazar/ui/icon';
import { useTranslation } from 'react-i18next';
import { useNavigate } from 'react-router-dom';
import { useHost } from '../../host-services.ts';
import { signOut } from '../../core/http/sign-out.ts';
import styles from './foot.module.css';

/** Signs out: sends the call with the token, then ends the session and opens the home page. */
export function SignOutButton() {
  const { t } = useTranslation();
  const services = useHost();
  const navigate = useNavigate();

  async function leave(): Promise<void> {
    if (!(await services.leaveGuard.mayLeave())) return;
    const { session } = services.session.getState();
    if (session !== null) services.drafts.forget(session.id);
    signOut(services);
    void navigate('/home', { replace: true });
  }

  return (
    <button
      type="button"
      className={styles.button}
      aria-label={t('session.signOut')}
      title={t('session.signOut')}
      onClick={() => void leave()}
    >
      <Icon name="logout" size={20} />
    </button>
  );
}
