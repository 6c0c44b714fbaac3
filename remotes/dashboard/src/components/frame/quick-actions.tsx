import { useAuthStore } from '@pazar/shell';
import { formatNumber } from '@pazar/format/number';
import { formatQuantity } from '@pazar/format/quantity';
import { type Keys, useCommands } from '@pazar/shell/commands';
import { useLocale } from '@pazar/shell/locale';
import { Link, useNavigate } from 'react-router-dom';
import { useTranslation } from 'react-i18next';
import { Icon, type IconName } from '@pazar/ui/icon';
import { useToday } from '@pazar/ui/input/use-today';
import type { DashboardHandle } from './use-dashboard.ts';
import styles from './quick-actions.module.css';

interface QuickAction {
  readonly key: 'sale' | 'harvest' | 'lot' | 'product' | 'promotion';
  readonly to: string;
  readonly icon: IconName;
  readonly keys: Keys;
}

const sale: QuickAction = {
  key: 'sale',
  to: '/produce/record/sale',
  icon: 'sale',
  keys: { code: 'KeyS' },
};
const harvest: QuickAction = {
  key: 'harvest',
  to: '/produce/record/harvest',
  icon: 'harvest',
  keys: { code: 'KeyH' },
};
/** A seller harvests nothing: what comes in is a lot. */
const lot: QuickAction = {
  key: 'lot',
  to: '/produce/new',
  icon: 'produce',
  keys: { code: 'KeyL' },
};

/** What an agent does most, from the first page: a key each, by its place on the keyboard. */
const actionsOf = (userType: string | undefined): readonly QuickAction[] => [
  sale,
  userType === 'SELLER' ? lot : harvest,
  { key: 'product', to: '/product/new', icon: 'product', keys: { code: 'KeyN' } },
  { key: 'promotion', to: '/promotion/new', icon: 'promotion', keys: { code: 'KeyP' } },
];

/** Links to record and to make something, also by key and in the palette. */
export function QuickActions({ dashboard }: { dashboard: DashboardHandle }) {
  const { t } = useTranslation('dashboard');
  const userType = useAuthStore(({ session }) => session?.userType);
  const actions = actionsOf(userType);
  const lastOf = useLast(dashboard);
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
              <span className={styles.label}>
                {t(`dashboard.quick.${key}`)}
                <small className={styles.last}>{lastOf(key)}</small>
              </span>
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

/** What was done of it today; nothing where that is not known. */
function useLast(dashboard: DashboardHandle): (key: QuickAction['key']) => string | undefined {
  const { t } = useTranslation('dashboard');
  const locale = useLocale();
  const today = useToday();
  const day = dashboard.known('lately').data?.days.find((one) => one.day === today);
  const sales = (day?.sales ?? []).reduce((sum, one) => sum + one.sales, 0);
  const last = day?.harvests.find(({ type }) => type === 'HARVEST');
  return (key) => {
    if (key === 'sale' && sales > 0) {
      return t('dashboard.quick.today', { number: formatNumber(sales, locale) });
    }
    if (key !== 'harvest' || last === undefined) return undefined;
    const quantity = formatQuantity(last.quantity, last.unit, locale);
    return t('dashboard.quick.last', { quantity });
  };
}
