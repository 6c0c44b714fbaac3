import { Icon, type IconName } from '../icon/icon.tsx';
import type { NativeProps } from '../native-props.ts';
import styles from './icon-button.module.css';

export interface IconButtonProps extends Omit<NativeProps<'button'>, 'children' | 'aria-label'> {
  icon: IconName;
  /** Its action; its accessible name and its tooltip. */
  label: string;
}

/** A square button with an icon only. Use it only where a text does not fit. */
export function IconButton({ icon, label, type = 'button', ...rest }: IconButtonProps) {
  return (
    <button {...rest} type={type} className={styles.iconButton} aria-label={label} title={label}>
      <Icon name={icon} />
    </button>
  );
}
