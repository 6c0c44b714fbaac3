import type { MapComponents, MapProps } from '@pazar/shell/maps';
import {
  CircleF,
  GoogleMap as LibraryMap,
  MarkerF,
  PolygonF,
  PolylineF,
} from '@react-google-maps/api';
import { useState } from 'react';
import { mapSize } from './map-placeholder.tsx';
import styles from './map.module.css';

/** Specification, business constants. */
const defaultZoom = 17;

/** The middle of Macedonia, for a map that has no place yet (between Skopje and Prilep). */
const middle = { lat: 41.6, lng: 21.7 };

/** The library's components for React's strict mode. */
export const mapComponents: MapComponents = {
  Polygon: PolygonF,
  Polyline: PolylineF,
  Circle: CircleF,
  Marker: MarkerF,
};

/** Google's map in the shell's frame, in the style of an id. */
export function googleMapWith(mapId: string | undefined) {
  return function StyledMap(props: MapProps) {
    return <GoogleMap {...props} mapId={mapId} />;
  };
}

function GoogleMap({ mapId, ...props }: MapProps & { mapId: string | undefined }) {
  const { label, center = middle, zoom = defaultZoom, onReady, children } = props;
  // The library applies options again when their identity changes, which would undo the agent's
  // moves.
  const [options] = useState({ ...(mapId !== undefined && { mapId }), ...props.options });

  return (
    <div role="region" aria-label={label}>
      <LibraryMap
        mapContainerClassName={styles.map ?? ''}
        mapContainerStyle={mapSize(props)}
        center={center}
        zoom={zoom}
        options={options}
        {...(onReady && { onLoad: onReady })}
      >
        {children}
      </LibraryMap>
    </div>
  );
}
