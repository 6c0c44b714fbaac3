import { useCallback, useEffect, useRef } from 'react';
import type { Position } from '@pazar/geography/position';
import type { GooglePinProps } from './google-pin-props.ts';

/** What a pin calls: the same functions for as long as it can be pressed, or moved. */
export function usePinEvents({ onPress, onMove }: Pick<GooglePinProps, 'onPress' | 'onMove'>) {
  const latest = useRef({ onPress, onMove });
  useEffect(function keepLatest() {
    latest.current = { onPress, onMove };
  });
  const press = useCallback(() => latest.current.onPress?.(), []);
  const move = useCallback((next: Position) => latest.current.onMove?.(next), []);
  return {
    press: onPress === undefined ? undefined : press,
    move: onMove === undefined ? undefined : move,
  };
}
