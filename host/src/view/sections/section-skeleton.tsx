import type { SectionSkeleton as Shape } from '@pazar/contracts/releases/section-descriptor';
import { CardGrid } from '@pazar/ui/card-grid';
import { Page } from '@pazar/ui/page';
import { TableSkeleton } from '@pazar/ui/table-skeleton';
import styles from './section-skeleton.module.css';

const columns = [
  { key: 'title', header: '', isPrimary: true },
  { key: 'fact', header: '', isMinor: true, card: 'hidden' },
  { key: 'amount', header: '', align: 'end' },
] as const;

export interface SectionSkeletonProps {
  readonly title: string;
  readonly shape: Shape;
  /** A line more between the search and the rows. */
  readonly tabsBelow?: boolean | undefined;
}

/** The outline of a section, built from the sections' own components, so that nothing moves. */
export function SectionSkeleton({ title, shape, tabsBelow }: SectionSkeletonProps) {
  return (
    <div aria-hidden="true" className={styles.skeleton} data-tabs-below={tabsBelow}>
      <Page title={title} subtitle={null}>
        {shape === 'list' && <TableSkeleton label="" columns={columns} />}
        {shape === 'cards' && <Cards />}
        {shape === 'form' && <Fields />}
      </Page>
    </div>
  );
}

function Cards() {
  return (
    <CardGrid>
      {Array.from({ length: 6 }, (_, card) => (
        <span key={card} className={styles.card} />
      ))}
    </CardGrid>
  );
}

function Fields() {
  return Array.from({ length: 5 }, (_, field) => (
    <span key={field} className={styles.field}>
      <span className={styles.label} />
      <span className={styles.input} />
    </span>
  ));
}
