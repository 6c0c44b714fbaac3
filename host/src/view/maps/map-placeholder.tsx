import { type MapProps, useMaps } from '@pazar/shell/maps';
import { useTranslation } from 'react-i18next';
import { shellNamespace } from '../../core/i18n/create-i18n.ts';
import styles from './map.module.css';

/** Keeps a map's place while it loads, and says so when it cannot be loaded. */
export function MapPlaceholder({ label, width, height }: MapProps) {
  const { t } = useTranslation(shellNamespace);
  const { state } = useMaps();
  if (state === 'absent') return null;
  const size = mapSize({ ...(width && { width }), ...(height && { height }) });

  return state === 'failed' ? (
    <p className={styles['notice']} role="status">
      {t('map.failed')}
    </p>
  ) : (
    <div className={styles['place']} style={size} role="img" aria-label={label} aria-busy />
  );
}

/** Specification, business constants. */
const side = 500;

/** The place that a map takes, before it is there and after. */
export function mapSize({ width = side, height = side }: Pick<MapProps, 'width' | 'height'>) {
  return { width, height, maxWidth: '100%' };
}
