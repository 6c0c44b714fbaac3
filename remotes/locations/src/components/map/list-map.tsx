import type { LocationRow } from '@pazar/contracts/location-row';
import { formatNumber } from '@pazar/format/number';
import { municipalityName } from '@pazar/geography/municipalities';
import { useLocale } from '@pazar/shell/locale';
import { useMaps } from '@pazar/shell/maps';
import { useMemo } from 'react';
import { useTranslation } from 'react-i18next';
import type { MapProps } from '@pazar/ui/map/map-content';
import { PlaceMap } from '@pazar/ui/map/place-map';
import { placePin } from '@pazar/section/map/place-pin';
import { crowdOf } from '../../model/crowd.ts';
import styles from './list-map.module.css';
import { useMedia } from './use-media.ts';

export interface ListMapProps {
  /** In pixels. */
  height: number;
  /** The locations that the list shows, in its order. */
  locations: readonly LocationRow[];
  selected: string | null;
  onSelect: (id: string | null) => void;
  hovered: string | null;
  onHover: (id: string | null) => void;
}

/**
 * The locations of a list on the map; pin and row have the same number. Where several lie near each other,
 * the country is beside a lens of them, if there is room for both.
 */
export function ListMap(props: ListMapProps) {
  const { height, locations, selected, onSelect, hovered, onHover } = props;
  const { t } = useTranslation('locations');
  const locale = useLocale();
  const hasRoom = useMedia('(width >= 1200px)');
  const isSketch = useMaps().state !== 'ready';
  const code = locations.find(({ id }) => id === selected)?.address.municipalityCode;
  const areas = useMemo(
    () => (code === undefined ? [] : [{ code, tone: 'info' as const }]),
    [code],
  );
  const pins = locations.flatMap((location, index) =>
    placePin(location, { label: `${index + 1}: ${location.name}`, mark: String(index + 1) }),
  );
  const crowd = useMemo(() => crowdOf(locations), [locations]);
  const shared = { height, selected, onSelect, hovered, onHover } satisfies Partial<MapProps>;
  if (crowd === null || !hasRoom || !isSketch) {
    return (
      <PlaceMap {...shared} label={t('location.list.map')} width="100%" pins={pins} areas={areas} />
    );
  }
  const around = t('location.list.around', {
    name: municipalityName(crowd.municipalityCode, locale),
    number: formatNumber(crowd.ids.size, locale),
  });
  return (
    <div className={styles.maps}>
      <PlaceMap
        {...shared}
        label={t('location.list.map')}
        width="100%"
        isWholeCountry
        hint={t('location.list.offline')}
        pins={pins}
        areas={areas}
        circles={[{ key: 'lens', ...crowd.circle, tone: 'info' }]}
      />
      <PlaceMap
        {...shared}
        label={around}
        hint={around}
        width="100%"
        pins={pins.filter(({ key }) => crowd.ids.has(key))}
      />
    </div>
  );
}
