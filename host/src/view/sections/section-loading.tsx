import type {
  SectionRoute,
  SectionSkeleton as Shape,
} from '@pazar/contracts/releases/section-descriptor';
import { VisuallyHidden } from '@pazar/ui/visually-hidden';
import { useEffect, useState } from 'react';
import { useTranslation } from 'react-i18next';
import styles from './section-loading.module.css';
import { CardGrid } from '@pazar/ui/card-grid';
import { Page } from '@pazar/ui/page';
import { TableSkeleton } from '@pazar/ui/table-skeleton';

const columns = [
  { key: 'title', header: '', isPrimary: true },
  { key: 'fact', header: '', isMinor: true, card: 'hidden' },
  { key: 'amount', header: '', align: 'end' },
] as const;

/** After this time the visitor may wonder whether the section still loads. */
const slowAfter = 3_000;

export interface SectionLoadingProps {
  /** The section's name as the sidebar shows it. */
  readonly label: string;
  readonly skeleton: SectionRoute['skeleton'];
  readonly tabsBelow: SectionRoute['tabsBelow'];
}

/** The outline of the loading section; after a while with a text about the delay. */
export function SectionLoading({ label, skeleton = 'list', tabsBelow }: SectionLoadingProps) {
  const { t } = useTranslation();
  const isSlow = useIsLate(slowAfter);
  return (
    <div className={styles.loading}>
      <output>
        {isSlow ? (
          <p className={styles.slow}>{t('section.slow', { section: label })}</p>
        ) : (
          <VisuallyHidden>{t('section.loading', { section: label })}</VisuallyHidden>
        )}
      </output>
      <SectionSkeleton title={label} shape={skeleton} tabsBelow={tabsBelow} />
    </div>
  );
}

function useIsLate(milliseconds: number): boolean {
  const [isLate, setIsLate] = useState(false);
  useEffect(
    function wait() {
      const timer = setTimeout(() => setIsLate(true), milliseconds);
      return () => clearTimeout(timer);
    },
    [milliseconds],
  );
  return isLate;
}

interface SectionSkeletonProps {
  readonly title: string;
  readonly shape: Shape;
  /** A line more between the search and the rows. */
  readonly tabsBelow?: boolean | undefined;
}

/** The outline of a section, built from the sections' own components, so that nothing moves. */
function SectionSkeleton({ title, shape, tabsBelow }: SectionSkeletonProps) {
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
