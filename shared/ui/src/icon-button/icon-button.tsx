import { Icon, type IconName } from '../icon/icon.tsx';
import type { NativeProps } from '../native-props.ts';
import styles from './icon-button.module.css';

export interface IconButtonProps extends Omit<NativeProps<'button'>, 'children' | 'aria-label'> {
  icon: IconName;
  /** What it does; its accessible name and its tooltip. */
  label: string;
}

/** A square button with a picture for a face. Use it only where a word has no room. */
export function IconButton({ icon, label, type = 'button', ...rest }: IconButtonProps) {
  return (
    <button {...rest} type={type} className={styles.iconButton} aria-label={label} title={label}>
      <Icon name={icon} />
    </button>
  );
}
