import { Icon } from '@pazar/ui/icon';
import { useTranslation } from 'react-i18next';
import { useNavigate } from 'react-router-dom';
import { useHost } from '../boot/host-services.ts';
import styles from './sidebar.module.css';

/** Signs out: the call is made with the token, then the session is forgotten and home opens. */
export function SignOutButton() {
  const { t } = useTranslation();
  const { agentApi, session, leaveGuard } = useHost();
  const navigate = useNavigate();

  async function signOut(): Promise<void> {
    if (!(await leaveGuard.mayLeave())) return;
    const token = session.getState().session?.token;
    if (token !== undefined) void agentApi.logout(token);
    session.getState().signOut();
    void navigate('/home', { replace: true });
  }

  return (
    <button
      type="button"
      className={styles['signOut']}
      aria-label={t('session.signOut')}
      title={t('session.signOut')}
      onClick={() => void signOut()}
    >
      <Icon name="logout" size={20} />
    </button>
  );
}
