import { useMaps } from '@pazar/shell/maps';
import { useCallback, useState } from 'react';
import { GoogleMapView } from './google/google-map-view.tsx';
import { MapBoundary } from './map-boundary.tsx';
import type { MapProps } from './map-content.ts';
import { Sketch } from './sketch.tsx';

/**
 * A map with pins, municipalities, circles and distances: Google's when it has loaded, else the
 * sketch. The sketch shows first and stays when Google fails, also later; a map that the user has
 * started to use is not replaced.
 */
export function PlaceMap(props: MapProps) {
  const maps = useMaps();
  const [isSketch, setSketch] = useState(false);
  const stay = useCallback(() => setSketch(true), []);
  const sketch = <Sketch {...props} onUse={stay} />;
  if (maps.state !== 'ready' || isSketch) return sketch;
  return (
    <MapBoundary fallback={sketch}>
      <GoogleMapView {...props} maps={maps} onFail={stay} />
    </MapBoundary>
  );
}
