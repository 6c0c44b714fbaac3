import type { SectionRoute } from '@pazar/contracts/releases/section-descriptor';
import { VisuallyHidden } from '@pazar/ui/visually-hidden';
import { useEffect, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { SectionSkeleton } from './section-skeleton.tsx';
import styles from './section-loading.module.css';

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
