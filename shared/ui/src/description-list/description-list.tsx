import type { ReactNode } from 'react';
import styles from './description-list.module.css';

export interface Description {
  /** Unique in its list. */
  term: string;
  /** Null leaves the pair out. */
  detail: ReactNode;
}

/** Names and values, one pair per line; on the sheet or on the dark ground. */
export function DescriptionList({ items }: { items: readonly Description[] }) {
  return (
    <dl className={styles.list}>
      {items
        .filter(({ detail }) => detail !== null)
        .map(({ term, detail }) => (
          <div key={term} className={styles.item}>
            <dt className={styles.term}>{term}</dt>
            <dd className={styles.detail}>{detail}</dd>
          </div>
        ))}
    </dl>
  );
}
