import { Button } from '../button/button.tsx';
import { Icon } from '../icon/icon.tsx';
import styles from './pagination.module.css';

/** One direction of a list. Without `onGo` the list ends there. */
export interface PageStep {
  label: string;
  onGo?: (() => void) | undefined;
}

export interface PaginationProps {
  /** Which list it turns; the accessible name of the navigation. */
  label: string;
  previous: PageStep;
  next: PageStep;
  /** Where the reader is, such as "25 products". Null while it is not known. */
  summary?: string | null;
  isBusy?: boolean;
}

/**
 * Turns the pages of a list that is read by cursor: back and forth, no page numbers. At an end of the list
 * a button keeps the focus and ignores presses.
 */
export function Pagination({ label, previous, next, summary, isBusy = false }: PaginationProps) {
  return (
    <nav className={styles.pagination} aria-label={label}>
      {summary && <p className={styles.summary}>{summary}</p>}
      <Button
        icon="previous"
        aria-disabled={previous.onGo === undefined}
        isBusy={isBusy}
        onClick={previous.onGo}
      >
        {previous.label}
      </Button>
      <Button aria-disabled={next.onGo === undefined} isBusy={isBusy} onClick={next.onGo}>
        {next.label}
        <Icon name="next" />
      </Button>
    </nav>
  );
}
