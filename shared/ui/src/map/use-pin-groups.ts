import { useMemo, useState } from 'react';
import { extentOf } from './extent.ts';
import type { MapPin } from './map-content.ts';
import { groupPins, isOnePoint, type PinGroup, type PlacedPin, spreadPins } from './pin-groups.ts';
import { project } from './projection.ts';
import type { MoveView } from './use-map-view.ts';
import { fitView, growthOf, type ScreenPoint, type Size, toScreen, type View } from './view.ts';
import { useMedia } from '../use-media.ts';

/** What a finger needs and what a mouse does, in CSS pixels (WCAG 2.2, 2.5.5 and 2.5.8). */
const sides = { finger: 44, mouse: 34 } as const;

/** The side of a pin's square on this screen, in CSS pixels; a tablet may get a mouse. */
const usePinSide = (): number => (useMedia('(pointer: coarse)') ? sides.finger : sides.mouse);

interface PinGroupsOptions {
  readonly pins: readonly MapPin[];
  readonly view: View;
  readonly size: Size;
  readonly move: (next: MoveView) => void;
}

/** Positions of pins and groups of pins on the screen, and a function that opens a group. */
export function usePinGroups({ pins, view, size, move }: PinGroupsOptions) {
  const [openKey, setOpenKey] = useState<string | null>(null);
  const side = usePinSide();
  const { scale } = view;
  const groups = useMemo(() => {
    // Around the corner of the flat map: moving the map does not change who lies on whom.
    const placed = pins.map((pin): PlacedPin => {
      const { x, y } = project(pin.position);
      return { pin, at: [x * scale, y * scale] };
    });
    const [dots, others] = [placed.filter(isDot), placed.filter((one) => !isDot(one))];
    const closed = groupPins(others, side);
    const opened = closed.flatMap((group) =>
      group.key === openKey
        ? spreadPins(group.pins, side).flatMap((one) => groupPins([one], side))
        : group,
    );
    return { dots, opened };
  }, [pins, scale, side, openKey]);

  const [left, top] = toScreen({ x: 0, y: 0 }, view, size);
  const onScreen = ([right, down]: ScreenPoint): ScreenPoint => [left + right, top + down];
  function open(group: PinGroup): void {
    if (isOnePoint(group.pins, side, growthOf(view))) {
      setOpenKey(group.key);
      return;
    }
    setOpenKey(null);
    const next = fitView(extentOf({ pins: group.pins.map(({ pin }) => pin) }), size);
    // A lone group may fit already at this scale; its pins separate only when it is magnified.
    move((now) => ({ ...next, scale: Math.max(next.scale, now.scale * 2) }));
  }
  return {
    side,
    dots: groups.dots.map((one) => ({ ...one, at: onScreen(one.at) })),
    groups: groups.opened.map((group) => ({
      ...group,
      at: onScreen(group.at),
      box: {
        left: left + group.box.left,
        right: left + group.box.right,
        top: top + group.box.top,
        bottom: top + group.box.bottom,
      },
    })),
    open,
  };
}

const isDot = ({ pin }: PlacedPin) => pin.kind === 'dot';
