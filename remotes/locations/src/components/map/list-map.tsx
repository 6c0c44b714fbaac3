import type { LocationSummary } from '@pazar/contracts/location';
import { useMemo } from 'react';
import { useTranslation } from 'react-i18next';
import { PlaceMap } from '@pazar/ui/map/place-map';
import { placePin } from '@pazar/ui/map/place-pin';

export interface ListMapProps {
  /** In pixels. */
  height: number;
  /** The locations that the list shows, in its order. */
  locations: readonly LocationSummary[];
  selected: string | null;
  onSelect: (id: string | null) => void;
  hovered: string | null;
  onHover: (id: string | null) => void;
}

/** The locations of a list on the map; pin and row have the same number. */
export function ListMap(props: ListMapProps) {
  const { height, locations, selected, onSelect, hovered, onHover } = props;
  const { t } = useTranslation('locations');
  const code = locations.find(({ id }) => id === selected)?.address.municipalityCode;
  const areas = useMemo(
    () => (code === undefined ? [] : [{ code, tone: 'info' as const }]),
    [code],
  );
  return (
    <PlaceMap
      label={t('location.list.map')}
      width="100%"
      height={height}
      pins={locations.flatMap((location, index) =>
        placePin(location, { label: `${index + 1}: ${location.name}`, mark: String(index + 1) }),
      )}
      areas={areas}
      selected={selected}
      onSelect={onSelect}
      hovered={hovered}
      onHover={onHover}
    />
  );
}
