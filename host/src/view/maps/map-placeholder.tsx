import { type MapProps, useMaps } from '@pazar/shell/maps';
import { useTranslation } from 'react-i18next';
import { shellNamespace } from '../../core/i18n/create-i18n.ts';
import styles from './map.module.css';

/** Reserves a map's space while it loads, and shows an error if it cannot be loaded. */
export function MapPlaceholder({ label, width, height }: MapProps) {
  const { t } = useTranslation(shellNamespace);
  const { state } = useMaps();
  if (state === 'absent') return null;
  const size = mapSize({ ...(width && { width }), ...(height && { height }) });

  return state === 'failed' ? (
    <p className={styles.notice} role="status">
      {t('map.failed')}
    </p>
  ) : (
    <div className={styles.place} style={size} role="img" aria-label={label} aria-busy />
  );
}

/** Specification, business constants. */
const side = 500;

/** The space of a map, before and after it loads. */
export function mapSize({ width = side, height = side }: Pick<MapProps, 'width' | 'height'>) {
  return { width, height, maxWidth: '100%' };
}
