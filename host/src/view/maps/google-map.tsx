import type { MapProps } from '@pazar/shell/maps';
import { GoogleMap as LibraryMap } from '@react-google-maps/api';
import { useState } from 'react';
import { mapSize } from './map-size.ts';
import styles from './map.module.css';

/** Specification, business constants. */
const defaultZoom = 17;

/** The middle of Macedonia, for a map that has no place yet (between Skopje and Prilep). */
const middle = { lat: 41.6, lng: 21.7 };

/** Google's map in the shell's frame. */
export function GoogleMap(props: MapProps) {
  const { label, center = middle, zoom = defaultZoom, onReady, children } = props;
  // The library sets options anew when their identity changes, which would undo what the agent moved.
  const [options] = useState(props.options ?? {});

  return (
    <div role="region" aria-label={label}>
      <LibraryMap
        mapContainerClassName={styles['map'] ?? ''}
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
