import type { Position } from '@pazar/geography/position';
import { type ReactNode, useEffect, useRef, useState } from 'react';
import { createPortal } from 'react-dom';
import { addGooglePin, type GooglePin } from './add-google-pin.ts';

interface GooglePinProps {
  map: google.maps.Map;
  library: google.maps.MarkerLibrary;
  position: Position;
  title: string;
  mark?: string | undefined;
  onPress?: (() => void) | undefined;
  onMove?: ((position: Position) => void) | undefined;
  /** How it looks. */
  children: ReactNode;
}

/**
 * A pin on Google's map with the look of our sketch. Moving it keeps the element, so that a drag
 * continues.
 */
export function GooglePinOnMap({ map, library, position, title, ...props }: GooglePinProps) {
  const { mark = '', onPress, onMove, children } = props;
  const [content] = useState(() => document.createElement('div'));
  const pin = useRef<GooglePin>(null);
  const latest = useRef({ position, onPress, onMove });
  useEffect(function keepLatest() {
    latest.current = { position, onPress, onMove };
  });
  const [isPressable, isMovable] = [onPress !== undefined, onMove !== undefined];
  useEffect(
    function addToMap() {
      const added = addGooglePin({
        map,
        library,
        title,
        content,
        mark,
        position: latest.current.position,
        onPress: isPressable ? () => latest.current.onPress?.() : undefined,
        onMove: isMovable ? (next) => latest.current.onMove?.(next) : undefined,
      });
      pin.current = added;
      return () => added.remove();
    },
    [map, library, title, content, mark, isPressable, isMovable],
  );
  const { lat, lng } = position;
  useEffect(
    function followPosition() {
      pin.current?.move({ lat, lng });
    },
    [lat, lng],
  );
  return createPortal(children, content);
}
