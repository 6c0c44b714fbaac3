import type { Preferences } from '@pazar/contracts/preferences';
import { type Panel, panels, type PanelKey, type Viewer } from './panels.ts';

export type Arrangement = Preferences['dashboard'];

/**
 * A viewer's panels in the chosen order. A panel that Pazar added after the choice comes right after
 * its predecessor in the default order, so that the viewer sees it before the end of the page.
 */
export function arrangedPanels(viewer: Viewer, { order }: Arrangement): readonly Panel[] {
  const own = panels.filter(({ isFor }) => isFor(viewer));
  const chosen = order.flatMap((key) => own.find((panel) => panel.key === key) ?? []);
  const arranged = [...new Set(chosen)];
  own.forEach((panel, index) => {
    if (arranged.includes(panel)) return;
    const before = own[index - 1];
    arranged.splice(before === undefined ? 0 : arranged.indexOf(before) + 1, 0, panel);
  });
  return arranged;
}

export function isHidden({ hidden }: Arrangement, key: PanelKey): boolean {
  return hidden.includes(key);
}

/** The arrangement with one panel shown or hidden; what another tab did to the others stays. */
export function withHidden(before: Arrangement, key: PanelKey, isNowHidden: boolean): Arrangement {
  const others = before.hidden.filter((one) => one !== key);
  return { ...before, hidden: isNowHidden ? [...others, key] : others };
}

/** One panel and the one that it comes after; null for the first place. */
export interface Move {
  readonly key: PanelKey;
  readonly after: PanelKey | null;
}

/** The move that makes one order of another; null where no single one does, or nothing moved. */
export function moveBetween(before: readonly PanelKey[], now: readonly PanelKey[]): Move | null {
  const without = (keys: readonly PanelKey[], key: PanelKey) => keys.filter((one) => one !== key);
  const key = now.find(
    (one) =>
      before.indexOf(one) !== now.indexOf(one) &&
      without(before, one).join() === without(now, one).join(),
  );
  return key === undefined ? null : { key, after: now[now.indexOf(key) - 1] ?? null };
}

/**
 * The arrangement with one panel in another place. What another tab did to the others stays, and so do
 * keys that this version does not know or that are for another role.
 */
export function withMove(viewer: Viewer, before: Arrangement, { key, after }: Move): Arrangement {
  const others = arrangedPanels(viewer, before)
    .map((panel) => panel.key)
    .filter((one) => one !== key);
  const place = after === null ? 0 : others.indexOf(after) + 1;
  const keys = others.toSpliced(place, 0, key);
  const rest = before.order.filter((one) => !keys.some((own) => own === one));
  return { ...before, order: [...keys, ...rest] };
}
