import { Icon } from '@pazar/ui/icon';
import { type ReactNode, useId } from 'react';
import styles from './status-strip.module.css';

interface StatusStripProps {
  /** The state and its end, in one sentence. */
  title: string;
  tone: 'attention' | 'danger';
  /** Label of the details, which are folded so that the page stays in view. */
  more: string;
  details: ReactNode;
  /** What the agent can do about it. */
  action: ReactNode;
  failure?: string | undefined;
}

/** A state of the whole account above a page: two lines, and the rest on demand. */
export function StatusStrip(props: StatusStripProps) {
  const { title, tone, more, details, action, failure } = props;
  const titleId = useId();
  return (
    <section className={styles.strip} data-tone={tone} aria-labelledby={titleId}>
      <Icon name="warning" />
      <h2 id={titleId} className={styles.title}>
        {title}
      </h2>
      <details className={styles.details}>
        <summary>{more}</summary>
        <div className={styles.more}>{details}</div>
      </details>
      <div className={styles.action}>{action}</div>
      {failure !== undefined && (
        <p role="alert" className={styles.failure}>
          {failure}
        </p>
      )}
    </section>
  );
}
