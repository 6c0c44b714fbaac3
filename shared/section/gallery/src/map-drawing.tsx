import { atlas } from '@pazar/geography/areas';
import { useState } from 'react';
import { Button } from '@pazar/ui/button';
import { project } from '@pazar/ui/parts/projection';
import { Sketch } from '@pazar/ui/map/sketch';

/** Draws the country when it is asked to: `e2e/bench/map-drawing.ts` times it. */
export function SketchOnDemand({ label }: { label: string }) {
  const [isDrawn, setDrawn] = useState(false);
  if (isDrawn) return <Sketch label={label} width="100%" height={500} />;
  return <DrawIt label={label} onDraw={() => setDrawn(true)} />;
}

/**
 * A reference for the sketch: the same municipalities as GeoJSON, each drawn directly, without
 * names.
 */
export function PlainOnDemand({ label }: { label: string }) {
  const [json] = useState(geoJsonOfAtlas);
  const [isDrawn, setDrawn] = useState(false);
  if (isDrawn) return <PlainMap label={label} json={json} />;
  return (
    <>
      <DrawIt label={label} onDraw={() => setDrawn(true)} />
      <pre hidden>{json}</pre>
    </>
  );
}

function DrawIt({ label, onDraw }: { label: string; onDraw: () => void }) {
  return (
    <>
      <h1>{label}</h1>
      <Button onClick={onDraw}>{label}</Button>
    </>
  );
}

interface Feature {
  readonly properties: { readonly code: string };
  readonly geometry: { readonly coordinates: readonly (readonly [lng: number, lat: number])[][] };
}

function geoJsonOfAtlas(): string {
  const features = atlas().areas.map(({ code, rings }) => ({
    type: 'Feature',
    properties: { code },
    geometry: { type: 'Polygon', coordinates: rings },
  }));
  return JSON.stringify({ type: 'FeatureCollection', features });
}

function PlainMap({ label, json }: { label: string; json: string }) {
  // It was written by `geoJsonOfAtlas`.
  const { features } = JSON.parse(json) as { features: readonly Feature[] };
  const places = features.flatMap(({ geometry }) => geometry.coordinates.flat().map(placeOf));
  const [xs, ys] = [places.map(([x]) => x), places.map(([, y]) => y)];
  const [left, top] = [Math.min(...xs), Math.min(...ys)];
  const box = [left, top, Math.max(...xs) - left, Math.max(...ys) - top].join(' ');
  return (
    <svg role="img" aria-label={label} viewBox={box} height={500} fill="none" stroke="currentColor">
      {features.map(({ properties, geometry }) => (
        <path
          key={properties.code}
          d={geometry.coordinates.map((ring) => `M${ring.map(placeOf).join('L')}Z`).join('')}
          vectorEffect="non-scaling-stroke"
        />
      ))}
    </svg>
  );
}

function placeOf([lng, lat]: readonly [lng: number, lat: number]): readonly [number, number] {
  const { x, y } = project({ lat, lng });
  return [x, y];
}
