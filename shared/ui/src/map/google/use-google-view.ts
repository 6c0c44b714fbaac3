import type { Position } from '@pazar/geography/position';
import { useMemo, useState } from 'react';
import { extentOf } from '../extent.ts';
import type { MapProps, MovablePin } from '../map-content.ts';
import { unproject } from '../projection.ts';
import { fitView } from '../view.ts';

/** Specification, business constants: the zoom of a map at one position. */
const defaultZoom = 17;

/** Google's map of the whole earth is this wide at zoom 0, in pixels. */
const earthWidth = 256;

/** A narrow map, so that everything fits wider ones too. */
const assumedWidth = 360;

/** Centre and zoom at which Google shows everything; a new object only when they change. */
export function useGoogleView(
  { pins, areas, circles, links }: MapProps,
  position: Position | undefined,
  height: number,
) {
  return useMemo(() => {
    const extent = extentOf({ pins, areas, circles, links, position });
    const { x, y } = { x: (extent.from.x + extent.to.x) / 2, y: (extent.from.y + extent.to.y) / 2 };
    const { scale } = fitView(extent, { width: assumedWidth, height });
    const isPoint = extent.from.x === extent.to.x && extent.from.y === extent.to.y;
    const zoom = isPoint ? defaultZoom : Math.floor(Math.log2((scale * 360) / earthWidth));
    return { center: unproject({ x, y }), zoom };
  }, [pins, areas, circles, links, position, height]);
}

/**
 * Distinguishes moves of the pin on the map from moves by its owner: the map follows typed
 * coordinates, and stays while the pin is dragged.
 */
export function useAnchor(movable: MovablePin | undefined) {
  const [own, setOwn] = useState<Position | null>(null);
  const [anchor, setAnchor] = useState(movable?.position);
  const position = movable?.position;
  if (!isSame(position, anchor) && !isSame(position, own)) setAnchor(position);
  return {
    anchor,
    move: (next: Position) => {
      setOwn(next);
      movable?.onMove(next);
    },
  };
}

function isSame(one: Position | null | undefined, other: Position | null | undefined): boolean {
  return one?.lat === other?.lat && one?.lng === other?.lng;
}
