import { type Keys, useCommands } from '@pazar/shell/commands';
import { Link, useNavigate } from 'react-router-dom';
import { useTranslation } from 'react-i18next';
import { Icon, type IconName } from '@pazar/ui/icon';
import styles from './quick-actions.module.css';

interface QuickAction {
  readonly key: 'sale' | 'harvest' | 'product' | 'promotion';
  readonly to: string;
  readonly icon: IconName;
  readonly keys: Keys;
}

/** What an agent does most, from the first page: a key each, by its place on the keyboard. */
const actions: readonly QuickAction[] = [
  { key: 'sale', to: '/produce/record/sale', icon: 'sale', keys: { code: 'KeyS' } },
  { key: 'harvest', to: '/produce/record/harvest', icon: 'harvest', keys: { code: 'KeyH' } },
  { key: 'product', to: '/product/new', icon: 'product', keys: { code: 'KeyN' } },
  { key: 'promotion', to: '/promotion/new', icon: 'promotion', keys: { code: 'KeyP' } },
];

/** Links to record and to make something, also by key and in the palette. */
export function QuickActions() {
  const { t } = useTranslation('dashboard');
  const navigate = useNavigate();
  useCommands(
    actions.map(({ key, to, keys }) => ({
      id: `dashboard.${key}`,
      label: t(`dashboard.quick.${key}`),
      keys,
      run: () => void navigate(to),
    })),
  );
  return (
    <nav className={styles.quick} aria-label={t('dashboard.quick')}>
      <ul className={styles.actions}>
        {actions.map(({ key, to, icon, keys }) => (
          <li key={key}>
            <Link to={to} className={styles.action} data-first={key === 'sale'}>
              <Icon name={icon} />
              <span className={styles.label}>{t(`dashboard.quick.${key}`)}</span>
              <kbd className={styles.key} aria-hidden="true">
                {keys.code.slice('Key'.length)}
              </kbd>
            </Link>
          </li>
        ))}
      </ul>
    </nav>
  );
}
