import type { LocationSummary } from '@pazar/contracts/location';
import type { Position } from '@pazar/geography/position';

/** Locations so near each other that their pins become one on a map of the country. */
export interface Crowd {
  readonly ids: ReadonlySet<string>;
  /** Where most of them are. */
  readonly municipalityCode: string;
  readonly circle: { readonly centre: Position; readonly radiusKm: number };
}

type Placed = Pick<LocationSummary, 'id' | 'address'> & Position;

/** On a map of the country 400 pixels wide a pin of 34 pixels is as wide as this, in km. */
const pinKm = 17;

/** Kilometres of a degree of latitude, and of one of longitude at 41.6 degrees: for distances of a few pins. */
const kmOfDegree = { lat: 111.2, lng: 83.1 } as const;

/** The largest crowd, the first of equal ones; null where no two locations are near each other. */
export function crowdOf(
  locations: readonly Pick<LocationSummary, 'id' | 'address' | 'lat' | 'lng'>[],
): Crowd | null {
  const placed = locations.flatMap(({ id, address, lat, lng }): Placed[] =>
    lat === null || lng === null ? [] : [{ id, address, lat, lng }],
  );
  const crowds = placed.map((middle) => placed.filter((other) => kmBetween(middle, other) < pinKm));
  const [largest = []] = crowds.toSorted((one, other) => other.length - one.length);
  if (largest.length < 2) return null;
  const centre = {
    lat: middleOf(largest.map(({ lat }) => lat)),
    lng: middleOf(largest.map(({ lng }) => lng)),
  };
  const radiusKm = Math.max(4, ...largest.map((one) => kmBetween(one, centre))) + 2;
  return {
    ids: new Set(largest.map(({ id }) => id)),
    municipalityCode: mostFrequent(largest.map(({ address }) => address.municipalityCode)),
    circle: { centre, radiusKm },
  };
}

function kmBetween(one: Position, other: Position): number {
  return Math.hypot((one.lat - other.lat) * kmOfDegree.lat, (one.lng - other.lng) * kmOfDegree.lng);
}

const middleOf = (degrees: readonly number[]) => (Math.min(...degrees) + Math.max(...degrees)) / 2;

function mostFrequent(codes: readonly string[]): string {
  const counts = Map.groupBy(codes, (code) => code);
  const [[code] = ['']] = [...counts].toSorted(([, one], [, other]) => other.length - one.length);
  return code;
}
