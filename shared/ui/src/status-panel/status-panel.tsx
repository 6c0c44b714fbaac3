import { type ReactNode, useId } from 'react';
import { Button } from '../button/button.tsx';
import { Icon, type IconName } from '../icon/icon.tsx';
import styles from './status-panel.module.css';

/** Retries the failed action. */
export interface Retry {
  label: string;
  onRetry: () => void;
  isBusy?: boolean;
}

/** The code for support, such as a trace id. */
export interface Reference {
  label: string;
  value: string;
}

export interface StatusPanelProps {
  /** The state, in one line. */
  title: string;
  /** 1 where the panel replaces a whole page, with its title. Default 2. */
  level?: 1 | 2;
  /** The people affected and the possible action. */
  detail?: ReactNode;
  tone?: 'neutral' | 'attention' | 'danger';
  icon?: IconName;
  reference?: Reference | undefined;
  /** Leave it out where trying again cannot help. */
  retry?: Retry | undefined;
  /** `alert` interrupts a screen reader, `status` waits for a pause. Default: not announced. */
  announce?: 'alert' | 'status' | undefined;
  /** Further ways out: links, buttons. */
  children?: ReactNode;
}

/** Replaces content that cannot be shown, and explains why. */
export function StatusPanel({
  title,
  level = 2,
  detail,
  tone = 'neutral',
  icon = 'info',
  reference,
  retry,
  announce,
  children,
}: StatusPanelProps) {
  const titleId = useId();
  const Title = `h${level}` as const;
  return (
    <section className={styles.panel} data-tone={tone} aria-labelledby={titleId}>
      <span className={styles.tile}>
        <Icon name={icon} size={24} />
      </span>
      <div className={styles.texts} role={announce}>
        <Title id={titleId} className={styles.title}>
          {title}
        </Title>
        {detail !== undefined && <p className={styles.detail}>{detail}</p>}
      </div>
      {(retry !== undefined || children !== undefined) && (
        <div className={styles.actions}>
          {retry !== undefined && (
            <Button icon="retry" isBusy={retry.isBusy ?? false} onClick={retry.onRetry}>
              {retry.label}
            </Button>
          )}
          {children}
        </div>
      )}
      {reference !== undefined && (
        <p className={styles.reference}>
          {reference.label} <code className={styles.code}>{reference.value}</code>
        </p>
      )}
    </section>
  );
}
