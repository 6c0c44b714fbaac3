import type { MouseEvent } from 'react';
import { Icon, type IconName } from '../icon/icon.tsx';
import type { NativeProps } from '../native-props.ts';
import { Spinner } from '../spinner/spinner.tsx';
import styles from './button.module.css';

export interface ButtonProps extends NativeProps<'button'> {
  /**
   * `primary` is the page's main action, at most one on a page; `secondary` (default) everything
   * else; `quiet` has no border, for bars and rows.
   */
  variant?: 'primary' | 'secondary' | 'quiet';
  icon?: IconName | undefined;
  /** Its work is under way: it keeps focus and label, shows a ring and ignores presses. */
  isBusy?: boolean;
  isFullWidth?: boolean;
}

/** A native button; `type` is `button` unless said otherwise. */
export function Button({
  variant = 'secondary',
  icon,
  isBusy = false,
  isFullWidth = false,
  type = 'button',
  onClick,
  children,
  ...rest
}: ButtonProps) {
  function handleClick(event: MouseEvent<HTMLButtonElement>) {
    if (isBusy) event.preventDefault();
    else onClick?.(event);
  }
  return (
    <button
      {...rest}
      type={type}
      className={styles.button}
      data-variant={variant}
      data-full-width={isFullWidth}
      aria-busy={isBusy || undefined}
      aria-disabled={isBusy || rest['aria-disabled']}
      onClick={handleClick}
    >
      {isBusy ? <Spinner /> : icon !== undefined && <Icon name={icon} />}
      {children}
    </button>
  );
}
