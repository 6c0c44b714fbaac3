import { type MapProps, useMaps } from '@pazar/shell/maps';
import styles from './map.module.css';

/**
 * Reserves a map's space while it loads. Without a key, and when it cannot be loaded, there is
 * nothing: a failure is only logged (specification, error catalogue).
 */
export function MapPlaceholder({ label, width, height }: MapProps) {
  if (useMaps().state !== 'loading') return null;
  const size = mapSize({ ...(width && { width }), ...(height && { height }) });
  return <div className={styles.place} style={size} role="img" aria-label={label} aria-busy />;
}

/** Specification, business constants. */
const side = 500;

/** The space of a map, before and after it loads. */
export function mapSize({ width = side, height = side }: Pick<MapProps, 'width' | 'height'>) {
  return { width, height, maxWidth: '100%' };
}
