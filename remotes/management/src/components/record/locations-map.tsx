import { membersOf } from '@pazar/geography/municipalities';
import { PlaceMap } from '@pazar/ui/map/place-map';
import { type MappedPlace, placePin } from '@pazar/section/map/place-pin';

/** Pixels: what follows begins on the same screen. */
const mapHeight = 320;

/** Locations on the map, each beside the municipality of its address; those with a warning are marked. */
export function LocationsMap({
  label,
  locations,
}: {
  label: string;
  locations: readonly MappedPlace[];
}) {
  const codes = [
    ...new Set(locations.flatMap(({ address }) => membersOf(address.municipalityCode))),
  ];
  return (
    <PlaceMap
      label={label}
      width="100%"
      height={mapHeight}
      pins={locations.flatMap((location) => placePin(location, { caption: location.name }))}
      areas={codes.map((code) => ({ code, tone: 'info' }))}
    />
  );
}
