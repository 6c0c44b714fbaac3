import type { Position } from '@pazar/geography/position';
import { useMemo, useState } from 'react';
import { extentOf, withSurroundings } from './extent.ts';
import type { MapProps } from './map-content.ts';
import { project } from './projection.ts';
import { buttonsWidth, centreOn, fitView, type Size, toScreen, type View } from './view.ts';

/** How a map moves: a function from its current view to the next. */
export type MoveView = (from: View) => View;

/** Pixels from the edge, or from the buttons, within which a chosen pin counts as out of sight. */
export const edge = 24;

/** Pixels that the instructions cover in the corner. */
const hintHeight = 32;

/**
 * The view of a map: everything on it until the user moves the map. From then on it stays, except
 * that it moves to a selected pin, or to one moved out of sight.
 */
export function useMapView(content: MapProps, size: Size) {
  const fitted = useFitted(content, size);
  const [own, setOwn] = useState<View | null>(null);
  const view = own ?? fitted;

  const target = targetOf(content);
  const goal = `${content.selected} ${target?.lat} ${target?.lng}`;
  const [reached, setReached] = useState(goal);
  if (goal !== reached) {
    setReached(goal);
    if (target !== undefined && !isInSight(target, view, size)) setOwn(centreOn(view, target));
  }

  return {
    view,
    /** Somebody has moved the map. */
    isMoved: own !== null,
    move: (next: MoveView) => setOwn((now) => next(now ?? fitted)),
    /** Shows everything again. */
    reset: () => setOwn(null),
  };
}

/** The view that shows everything, computed again only when the content changes. */
function useFitted(
  { pins, areas, circles, links, movable, hint, isWholeCountry = false }: MapProps,
  size: Size,
): View {
  const [lat, lng] = [movable?.position.lat, movable?.position.lng];
  return useMemo(() => {
    const position = lat === undefined || lng === undefined ? undefined : { lat, lng };
    const held = isWholeCountry ? {} : { pins, areas, circles, links, position };
    return fitView(withSurroundings(extentOf(held)), size, hint === undefined ? 0 : hintHeight);
  }, [pins, areas, circles, links, lat, lng, hint, isWholeCountry, size]);
}

function targetOf({ pins, movable, selected }: MapProps): Position | undefined {
  return pins?.find(({ key }) => key === selected)?.position ?? movable?.position;
}

function isInSight(position: Position, view: View, size: Size): boolean {
  const [left, top] = toScreen(project(position), view, size);
  const right = size.width - buttonsWidth - edge;
  return left >= edge && left <= right && top >= edge && top <= size.height - edge;
}
