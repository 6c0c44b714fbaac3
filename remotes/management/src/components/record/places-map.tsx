import { membersOf } from '@pazar/geography/municipalities';
import { PlaceMap } from '@pazar/ui/map/place-map';
import { type MappedPlace, placePin } from '@pazar/ui/map/place-pin';

/** Pixels: what follows begins on the same screen. */
const mapHeight = 320;

/** Places on the map, each beside the municipality of its address; those with a warning stand out. */
export function PlacesMap({ label, places }: { label: string; places: readonly MappedPlace[] }) {
  const codes = [...new Set(places.flatMap(({ address }) => membersOf(address.municipalityCode)))];
  return (
    <PlaceMap
      label={label}
      height={mapHeight}
      pins={places.flatMap((place) => placePin(place, { caption: place.name }))}
      areas={codes.map((code) => ({ code, tone: 'info' }))}
    />
  );
}
