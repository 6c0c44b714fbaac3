import { roundPosition } from '@pazar/geography/coordinates';
import type { Position } from '@pazar/geography/position';
import { formatNumber } from '@pazar/format/number';
import { useLocale } from '@pazar/shell/locale';
import { useTranslation } from 'react-i18next';
import { Button } from '@pazar/ui/button';
import { useState } from 'react';
import styles from './location-form.module.css';

/** Timeout of the device's position, in milliseconds: a cold GPS needs about half a minute. */
const timeoutMs = 30_000;

interface Here {
  readonly kind: 'idle' | 'busy' | 'denied' | 'unknown' | 'found';
  readonly metres?: number;
}

/** Puts the pin where the device is: no network is needed. */
export function HereButton({ onHere }: { onHere: (position: Position) => void }) {
  const { t } = useTranslation('locations');
  const locale = useLocale();
  const [here, setHere] = useState<Here>({ kind: 'idle' });

  function locate(): void {
    setHere({ kind: 'busy' });
    navigator.geolocation.getCurrentPosition(
      ({ coords: { latitude, longitude, accuracy } }) => {
        onHere(roundPosition({ lat: latitude, lng: longitude }));
        setHere({ kind: 'found', metres: Math.round(accuracy) });
      },
      ({ code, PERMISSION_DENIED }) =>
        setHere({ kind: code === PERMISSION_DENIED ? 'denied' : 'unknown' }),
      { enableHighAccuracy: true, timeout: timeoutMs },
    );
  }
  const { kind, metres = 0 } = here;
  return (
    <>
      <span className={styles.here}>
        <Button icon="location" isBusy={kind === 'busy'} onClick={locate}>
          {t('location.here.action')}
        </Button>
      </span>
      <span role="status">
        {kind === 'found' && t('location.here.found', { metres: formatNumber(metres, locale) })}
        {(kind === 'denied' || kind === 'unknown') && t(`location.here.${kind}`)}
      </span>
    </>
  );
}
