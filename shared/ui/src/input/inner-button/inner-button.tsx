import type { IconName } from '../../icon/icon.tsx';
import { Icon } from '../../icon/section-icon.ts';
import type { NativeProps } from '../../native-props.ts';
import styles from './inner-button.module.css';

interface InnerButtonProps extends Omit<NativeProps<'button'>, 'children' | 'type'> {
  icon: IconName;
  'aria-label': string;
}

/** For an input with an `InnerButton` in its box. */
export const besideButton = styles.input;

/** A button at the end of the box of a control. */
export function InnerButton({ icon, ...rest }: InnerButtonProps) {
  return (
    <button {...rest} type="button" className={styles.button}>
      <Icon name={icon} />
    </button>
  );
}
