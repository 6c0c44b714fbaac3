import { areaOf } from '@pazar/geography/areas';
import { membersOf } from '@pazar/geography/municipalities';
import { useEffect } from 'react';
import type { MapProps, MapTone } from '../map-content.ts';

/** The token of each tone, which Google's shapes need as a colour. */
const tokens: Readonly<Record<MapTone, string>> = {
  neutral: '--app-ink',
  info: '--app-info',
  good: '--app-good',
  attention: '--app-attention',
  accent: '--app-accent-text',
};

const metresOfKm = 1000;

/** Draws municipalities, circles and links on Google's map. */
export function useGoogleShapes(
  api: typeof google,
  map: google.maps.Map | null,
  { areas, circles, links }: MapProps,
): void {
  useEffect(
    function drawShapes() {
      if (map === null) return undefined;
      const look = (tone: MapTone) => lookOf(tone, map);
      const shapes = [
        ...(areas ?? []).map(
          ({ code, tone }) => new api.maps.Polygon({ ...look(tone), paths: pathsOf(code) }),
        ),
        ...(circles ?? []).map(
          ({ centre, radiusKm, tone }) =>
            new api.maps.Circle({ ...look(tone), center: centre, radius: radiusKm * metresOfKm }),
        ),
        ...(links ?? []).map(
          ({ from, to, tone }) => new api.maps.Polyline({ ...look(tone), path: [from, to] }),
        ),
      ];
      return () => {
        for (const shape of shapes) shape.setMap(null);
      };
    },
    [api, map, areas, circles, links],
  );
}

function lookOf(tone: MapTone, map: google.maps.Map) {
  const colour = getComputedStyle(map.getDiv()).getPropertyValue(tokens[tone]).trim();
  return {
    map,
    // A press is one on the map, whatever is drawn there.
    clickable: false,
    strokeColor: colour,
    strokeWeight: 2,
    fillColor: colour,
    fillOpacity: 0.16,
  };
}

function pathsOf(code: string): google.maps.LatLngLiteral[][] {
  const rings = membersOf(code).flatMap((member) => areaOf(member)?.rings ?? []);
  return rings.map((ring) => ring.map(([lng, lat]) => ({ lat, lng })));
}
