import { useEffect, useRef, useState } from 'react';
import { createPortal } from 'react-dom';
import type { GooglePinProps } from './google-pin-props.ts';
import { toPosition } from './to-position.ts';
import { usePinEvents } from './use-pin-events.ts';

/**
 * A newer pin, with the look of our sketch; the library has no component for it. Moving it keeps the
 * element, so that a drag continues.
 */
export function ElementPin({ map, library, position, title, children, ...events }: GooglePinProps) {
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
