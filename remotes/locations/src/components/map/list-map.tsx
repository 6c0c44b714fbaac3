import type { LocationSummary } from '@pazar/contracts/location';
import { areaOf } from '@pazar/geography/areas';
import { membersOf } from '@pazar/geography/municipalities';
import { useTranslation } from '@pazar/shell/translation';
import type { MapPin } from '@pazar/ui/map/map-content';
import { PlaceMap } from '@pazar/ui/map/place-map';

export interface ListMapProps {
  /** In pixels. */
  height: number;
  /** The places that the list shows, in its order. */
  places: readonly LocationSummary[];
  selected: string | null;
  onSelect: (id: string | null) => void;
  hovered: string | null;
  onHover: (id: string | null) => void;
}

/** The places of a list on the map; pin and row have the same number. */
export function ListMap(props: ListMapProps) {
  const { height, places, selected, onSelect, hovered, onHover } = props;
  const { t } = useTranslation('locations');
  const chosen = places.find(({ id }) => id === selected);
  return (
    <PlaceMap
      label={t('location.list.map')}
      height={height}
      pins={places.flatMap((place, index) => pinOf(place, index + 1))}
      areas={chosen === undefined ? [] : [{ code: chosen.address.municipalityCode, tone: 'info' }]}
      selected={selected}
      onSelect={onSelect}
      hovered={hovered}
      onHover={onHover}
    />
  );
}

/** A place without a position is a ring in its municipality, where that has a shape. */
function pinOf(
  { id, name, lat, lng, address, warnings }: LocationSummary,
  number: number,
): MapPin[] {
  const pin: Omit<MapPin, 'position'> = {
    key: id,
    label: `${number}: ${name}`,
    mark: String(number),
    ...(warnings.length > 0 && { tone: 'attention' }),
  };
  if (lat !== null && lng !== null) return [{ ...pin, position: { lat, lng } }];
  const [code = ''] = membersOf(address.municipalityCode);
  const centre = areaOf(code)?.centre;
  return centre === undefined ? [] : [{ ...pin, position: centre, kind: 'ring' }];
}
