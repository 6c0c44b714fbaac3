import { areaOf } from '@pazar/geography/areas';
import { membersOf } from '@pazar/geography/municipalities';
import { useMemo } from 'react';
import type { MapContent, MapTone } from '../map-content.ts';
import type { ReadyMaps } from './ready-maps.ts';

/** The token of each tone, which Google's shapes need as a colour. */
const tokens: Readonly<Record<MapTone, string>> = {
  neutral: '--app-ink',
  info: '--app-info',
  good: '--app-good',
  attention: '--app-attention',
  accent: '--app-accent-text',
};

const metresOfKm = 1000;

interface GoogleShapesProps {
  maps: ReadyMaps;
  map: google.maps.Map;
  areas: MapContent['areas'];
  circles: MapContent['circles'];
  links: MapContent['links'];
}

/** Municipalities, circles and links on the map around them. */
export function GoogleShapes({ maps, map, areas, circles, links }: GoogleShapesProps) {
  const { Polygon, Circle, Polyline } = maps.components;
  // The outlines of a municipality have thousands of points: the library applies them once.
  return useMemo(() => {
    const look = (tone: MapTone) => lookOf(tone, map);
    return (
      <>
        {areas?.map(({ code, tone }) => (
          <Polygon key={code} paths={pathsOf(code)} options={look(tone)} />
        ))}
        {circles?.map(({ key, centre, radiusKm, tone }) => (
          <Circle key={key} center={centre} radius={radiusKm * metresOfKm} options={look(tone)} />
        ))}
        {links?.map(({ key, from, to, tone }) => (
          <Polyline key={key} path={[from, to]} options={look(tone)} />
        ))}
      </>
    );
  }, [Polygon, Circle, Polyline, map, areas, circles, links]);
}

function lookOf(tone: MapTone, map: google.maps.Map) {
  const colour = getComputedStyle(map.getDiv()).getPropertyValue(tokens[tone]).trim();
  return {
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
