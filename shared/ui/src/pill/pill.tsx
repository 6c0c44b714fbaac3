import { formatNumber } from '@pazar/format/number';
import { useLocale } from '@pazar/shell/locale';
import { Link } from 'react-router-dom';
import { Icon, type IconName } from '../icon/icon.tsx';
import styles from './pill.module.css';

interface PillFace {
  label: string;
  /** How many there are of it; undefined while that is not known. */
  count?: number | undefined;
  icon?: IconName;
  tone?: 'attention';
}

export interface PillProps extends PillFace {
  isOn: boolean;
  onPress: () => void;
}

/** One of several choices in a row, with the number of what it shows: what a list is narrowed to. */
export function Pill({ isOn, onPress, tone, ...face }: PillProps) {
  return (
    <button
      type="button"
      className={styles.pill}
      data-tone={tone}
      aria-pressed={isOn}
      onClick={onPress}
    >
      <Face {...face} />
    </button>
  );
}

export interface PillLinkProps extends PillFace {
  /** Undefined for the page that is open. */
  to: string | undefined;
}

/** The same where each choice is a page. */
export function PillLink({ to, tone, ...face }: PillLinkProps) {
  if (to === undefined) {
    return (
      <span className={styles.pill} data-tone={tone} data-on="">
        <Face {...face} />
      </span>
    );
  }
  return (
    <Link className={styles.pill} data-tone={tone} to={to}>
      <Face {...face} />
    </Link>
  );
}

function Face({ label, count, icon }: Omit<PillFace, 'tone'>) {
  const locale = useLocale();
  return (
    <>
      {icon !== undefined && <Icon name={icon} size={16} />}
      {label}
      {count !== undefined && (
        <>
          {' '}
          <span className={styles.count}>{formatNumber(count, locale)}</span>
        </>
      )}
    </>
  );
}
