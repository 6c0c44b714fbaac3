import { useTranslation } from 'react-i18next';
import { Button } from '@pazar/ui/button';
import { type ReactNode, useId, useState } from 'react';
import { useMedia } from './map/use-media.ts';
import styles from './map-fold.module.css';

export interface MapFoldProps {
  /** Of the map, in pixels. */
  height: number;
  /** Whether the rows are there: the map, which weighs more than they do, comes after them. */
  isReady: boolean;
  children: ReactNode;
}

/**
 * The map above the list; on a phone, where it would push the list out of sight, it opens on demand, and loads
 * no sooner.
 */
export function MapFold({ height, isReady, children }: MapFoldProps) {
  const { t } = useTranslation('locations');
  const map = useId();
  const [isOpen, setOpen] = useState(false);
  const isFolded = useMedia('(width < 576px)') && !isOpen;
  return (
    <>
      <div className={styles.opener}>
        <Button
          icon="location"
          isFullWidth
          aria-expanded={isOpen}
          aria-controls={map}
          onClick={() => setOpen(!isOpen)}
        >
          {t('location.column.map')}
        </Button>
      </div>
      {/* The rows do not jump when the map comes. */}
      <div id={map} className={styles.map} data-open={isOpen} style={{ minBlockSize: height }}>
        {isReady && !isFolded && children}
      </div>
    </>
  );
}
