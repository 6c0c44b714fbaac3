import { useMaps } from '@pazar/shell/maps';
import { useCallback, useState, Component, type ReactNode } from 'react';
import { GoogleMapView } from './google/google-map-view.tsx';
import type { MapProps } from './map-content.ts';
import { Sketch } from './sketch.tsx';

/** Google's code runs inside ours: an error while it draws must not break the page. */
class MapBoundary extends Component<MapBoundaryProps, { hasFailed: boolean }> {
  override state = { hasFailed: false };

  static getDerivedStateFromError(): { hasFailed: boolean } {
    return { hasFailed: true };
  }

  override render(): ReactNode {
    return this.state.hasFailed ? this.props.fallback : this.props.children;
  }
}

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

interface MapBoundaryProps {
  /** Fallback when drawing fails. */
  fallback: ReactNode;
  children: ReactNode;
}
