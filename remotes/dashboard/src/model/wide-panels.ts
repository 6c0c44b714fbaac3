import type { PanelKey } from './panels.ts';

/** What needs the whole width: a table of many columns, a map, cards side by side, lines of any number. */
const alwaysWide: ReadonlySet<PanelKey> = new Set<PanelKey>([
  'checklist',
  'bestBefore',
  'harvestDue',
  'figures',
  'soldMost',
  'places',
  'counts',
  'agents',
]);

/**
 * The panels that fill a row of the page: those that need it, and those that would be alone in it and
 * leave a hole beside them, in whatever order the agent has arranged them.
 */
export function widePanels(keys: readonly PanelKey[]): ReadonlySet<PanelKey> {
  const wide = new Set<PanelKey>();
  let left: PanelKey | null = null;
  for (const key of keys) {
    if (alwaysWide.has(key)) {
      wide.add(key);
      if (left !== null) wide.add(left);
      left = null;
    } else {
      left = left === null ? key : null;
    }
  }
  if (left !== null) wide.add(left);
  return wide;
}
