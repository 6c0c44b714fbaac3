import { useCallback, useMemo } from 'react';
import type { GooglePinProps } from './google-pin-props.ts';
import { toPosition } from './to-position.ts';
import { usePinEvents } from './use-pin-events.ts';

/** An older pin, for a map without the id of a style. */
export function MarkerPin({ maps, position, title, mark = '', ...events }: GooglePinProps) {
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
