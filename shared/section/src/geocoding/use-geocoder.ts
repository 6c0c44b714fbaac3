import { roundPosition } from '@pazar/geography/coordinates';
import type { Position } from '@pazar/geography/position';
import { useLocale } from '@pazar/shell/locale';
import { useMaps } from '@pazar/shell/maps';
import { type FoundAddress, readAddress } from './found-place.ts';
import type { ReadyMaps } from '@pazar/ui/parts/ready-maps';

/** Google's answers about addresses. Both reject when Google does not answer. */
export interface Geocoder {
  /** The position of an address, in this country only; null when Google does not know it. */
  readonly positionOf: (address: string) => Promise<Position | null>;
  /** The postal address of a position; null when Google knows none there. */
  readonly addressOf: (position: Position) => Promise<FoundAddress | null>;
}

/** Null without Google Maps: then the agent types both. */
export function useGeocoder(): Geocoder | null {
  const maps = useMaps();
  const language = useLocale();
  if (maps.state !== 'ready') return null;
  const ask = (request: google.maps.GeocoderRequest) => geocode(maps, { ...request, language });
  return {
    async positionOf(address) {
      const result = await ask({ address, componentRestrictions: { country: 'MK' } });
      return result && roundPosition(result.geometry.location.toJSON());
    },
    async addressOf(position) {
      const result = await ask({ location: position });
      if (result === null) return null;
      const parts = result.address_components.map(({ long_name: text, types }) => ({
        text,
        types,
      }));
      return readAddress(parts, position);
    },
  };
}

async function geocode(
  { google: api }: ReadyMaps,
  request: google.maps.GeocoderRequest,
): Promise<google.maps.GeocoderResult | null> {
  const { Geocoder: GoogleGeocoder } = await api.maps.importLibrary('geocoding');
  try {
    const { results } = await new GoogleGeocoder().geocode(request);
    return results[0] ?? null;
  } catch (error) {
    if (error instanceof Error && 'code' in error && error.code === 'ZERO_RESULTS') return null;
    throw error;
  }
}
