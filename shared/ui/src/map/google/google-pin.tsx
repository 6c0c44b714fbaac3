import type { GooglePinProps } from './google-pin-props.ts';
import { useCallback, useMemo, useEffect, useRef, useState } from 'react';
import { toPosition } from './to-position.ts';
import { usePinEvents } from './use-pin-events.ts';
import { createPortal } from 'react-dom';

/** A pin on Google's map. Newer pins need a map with the id of a style; others have the older ones. */
export function GooglePinOnMap(props: GooglePinProps) {
  const { isAdvancedMarkersAvailable = false } = props.map.getMapCapabilities();
  return isAdvancedMarkersAvailable ? <ElementPin {...props} /> : <MarkerPin {...props} />;
}

/** An older pin, for a map without the id of a style. */
function MarkerPin({ maps, position, title, mark = '', ...events }: GooglePinProps) {
  const { press, move } = usePinEvents(events);
  const { lat, lng } = position;
  const at = useMemo(() => ({ lat, lng }), [lat, lng]);
  const [isPressable, isMovable] = [press !== undefined, move !== undefined];
  const options = useMemo(
    () => ({
      title,
      clickable: isPressable,
      draggable: isMovable,
      ...(mark !== '' && { label: mark }),
    }),
    [title, mark, isPressable, isMovable],
  );
  const drag = useCallback(
    ({ latLng }: google.maps.MapMouseEvent) => {
      const next = toPosition(latLng);
      if (next !== null) move?.(next);
    },
    [move],
  );
  const { Marker } = maps.components;
  return (
    <Marker
      position={at}
      options={options}
      {...(press && { onClick: press })}
      {...(move && { onDrag: drag })}
    />
  );
}

/**
 * A newer pin, with the look of our sketch; the library has no component for it. Moving it keeps the
 * element, so that a drag continues.
 */
function ElementPin({ map, library, position, title, children, ...events }: GooglePinProps) {
  const { press, move } = usePinEvents(events);
  const [content] = useState(() => document.createElement('div'));
  const pin = useRef<google.maps.marker.AdvancedMarkerElement>(null);
  const { lat, lng } = position;
  const latest = useRef(position);
  useEffect(
    function addToMap() {
      const added = new library.AdvancedMarkerElement({
        map,
        position: latest.current,
        title,
        content,
        gmpClickable: press !== undefined,
        gmpDraggable: move !== undefined,
      });
      if (press) added.addEventListener('gmp-click', press);
      if (move) {
        added.addEventListener('gmp-drag', () => {
          const at = toPosition(added.position);
          if (at !== null) move(at);
        });
      }
      pin.current = added;
      return () => {
        added.map = null;
      };
    },
    [map, library, title, content, press, move],
  );
  useEffect(
    function followPosition() {
      latest.current = { lat, lng };
      if (pin.current !== null) pin.current.position = { lat, lng };
    },
    [lat, lng],
  );
  return createPortal(children, content);
}
