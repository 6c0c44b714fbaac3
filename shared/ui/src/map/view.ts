import type { Position } from '@pazar/geography/position';
import { type Place, project, unproject, unitsOfKm } from './projection.ts';

/** Width and height of a map on the screen, in CSS pixels. */
export interface Size {
  readonly width: number;
  readonly height: number;
}

/** The part of the flat map that is shown: its middle, and pixels for each unit. */
export interface View extends Place {
  readonly scale: number;
}

/** A point on the screen, in CSS pixels from the upper left corner of the map. */
export type ScreenPoint = readonly [left: number, top: number];

/** A rectangle of the flat map. */
export interface Extent {
  readonly from: Place;
  readonly to: Place;
}

/** From a whole country on a telephone to two metres a pixel, beyond which nothing is drawn. */
const scales = { least: 40, most: 40_000 } as const;

/** Pixels at the right edge that the buttons cover, on a touch screen. */
export const buttonsWidth = 64;

/**
 * Pixels that stay free around the fitted content: for half a group of pins, for the buttons beside it, for
 * a pin and the scale.
 */
const margin = { left: 32, right: buttonsWidth + 32, top: 52, bottom: 28 } as const;

/** A single pin shows its surroundings: at most this many pixels for a km. */
const maxPixelsOfKm = 36;

export function toScreen(place: Place, view: View, { width, height }: Size): ScreenPoint {
  return [
    width / 2 + (place.x - view.x) * view.scale,
    height / 2 + (place.y - view.y) * view.scale,
  ];
}

export function fromScreen(
  [left, top]: ScreenPoint,
  view: View,
  { width, height }: Size,
): Position {
  return unproject({
    x: view.x + (left - width / 2) / view.scale,
    y: view.y + (top - height / 2) / view.scale,
  });
}

/**
 * The view that shows all of an extent, as large as it fits.
 *
 * @param above further pixels that stay free at the top
 */
export function fitView({ from, to }: Extent, { width, height }: Size, above = 0): View {
  const top = margin.top + above;
  const middle = { x: (from.x + to.x) / 2, y: (from.y + to.y) / 2 };
  const inner = {
    width: Math.max(1, width - margin.left - margin.right),
    height: Math.max(1, height - top - margin.bottom),
  };
  const scale = Math.min(
    inner.width / Math.max(to.x - from.x, Number.MIN_VALUE),
    inner.height / Math.max(to.y - from.y, Number.MIN_VALUE),
    maxPixelsOfKm / unitsOfKm,
  );
  const bounded = boundScale(scale);
  return {
    x: middle.x + (margin.right - margin.left) / 2 / bounded,
    y: middle.y - (top - margin.bottom) / 2 / bounded,
    scale: bounded,
  };
}

/** Zooms; the point stays in its place. */
export function zoomAt(view: View, factor: number, from: ScreenPoint): (size: Size) => View {
  return ({ width, height }) => {
    const scale = boundScale(view.scale * factor);
    const [right, down] = [from[0] - width / 2, from[1] - height / 2];
    const shrink = 1 / view.scale - 1 / scale;
    return keepNear({ x: view.x + right * shrink, y: view.y + down * shrink, scale });
  };
}

/** Pans by pixels: content at the left edge moves right when `right` is positive. */
export function panBy(view: View, [right, down]: ScreenPoint): View {
  return keepNear({
    ...view,
    x: view.x - right / view.scale,
    y: view.y - down / view.scale,
  });
}

export function centreOn(view: View, position: Position): View {
  return keepNear({ ...view, ...project(position) });
}

export function isZoomEnd(view: View, factor: number): boolean {
  return boundScale(view.scale * factor) === view.scale;
}

/** How many times larger the map can become. */
export function growthOf({ scale }: View): number {
  return scales.most / scale;
}

const boundScale = (scale: number) => Math.min(scales.most, Math.max(scales.least, scale));

/** The user cannot get lost: the middle stays within a degree of the country. */
const near = { from: project({ lat: 43.4, lng: 19.4 }), to: project({ lat: 39.8, lng: 24.1 }) };

function keepNear(view: View): View {
  return {
    ...view,
    x: Math.min(near.to.x, Math.max(near.from.x, view.x)),
    y: Math.min(near.to.y, Math.max(near.from.y, view.y)),
  };
}
