import type { DashboardBlockName } from '@pazar/contracts/dashboard';

/** What the roles of the signed-in agent can do. */
export interface Viewer {
  readonly sells: boolean;
  readonly manages: boolean;
}

/** A part of the page with a heading, which the agent can hide and move. */
export interface Panel {
  readonly key: PanelKey;
  /** What it shows; none where its data are not those of the dashboard. */
  readonly blocks: readonly DashboardBlockName[];
  readonly isFor: (viewer: Viewer) => boolean;
}

const sells = (viewer: Viewer) => viewer.sells;
const manages = (viewer: Viewer) => viewer.manages;
const neither = (viewer: Viewer) => !viewer.sells && !viewer.manages;

/**
 * All panels in their order until the agent chooses another one: on a wide page two neighbours of about
 * the same height are in one row.
 */
const all = {
  checklist: { blocks: ['checklist'], isFor: sells },
  toDo: { blocks: ['toDo'], isFor: sells },
  outflowByDay: { blocks: ['figures', 'outflowByDay'], isFor: sells },
  application: { blocks: ['application'], isFor: neither },
  waiting: { blocks: ['waiting'], isFor: manages },
  blocked: { blocks: ['blocked'], isFor: manages },
  bestBefore: { blocks: ['bestBefore'], isFor: sells },
  harvestDue: { blocks: ['harvestDue'], isFor: sells },
  soldMost: { blocks: ['soldMost'], isFor: sells },
  remaining: { blocks: ['remaining'], isFor: sells },
  promotions: { blocks: ['promotions'], isFor: sells },
  figures: { blocks: ['figures'], isFor: sells },
  cropsByWeek: { blocks: ['cropsByWeek'], isFor: sells },
  season: { blocks: ['season'], isFor: sells },
  outflow: { blocks: ['outflow'], isFor: sells },
  verification: { blocks: ['verification'], isFor: sells },
  places: { blocks: [], isFor: sells },
  counts: { blocks: ['products', 'lots', 'locations', 'promotions'], isFor: sells },
  agents: { blocks: ['agents'], isFor: manages },
  signUps: { blocks: ['signUps'], isFor: manages },
  rollouts: { blocks: [], isFor: manages },
} as const satisfies Record<string, Omit<Panel, 'key'>>;

export type PanelKey = keyof typeof all;

export const panels: readonly Panel[] = Object.entries(all).map(([key, panel]) => ({
  // The keys of the table are its type's.
  key: key as PanelKey,
  ...panel,
}));

/** Blocks that follow the chosen period; all others are as of now. */
export const periodBlocks: readonly DashboardBlockName[] = [
  'figures',
  'soldMost',
  'outflowByDay',
  'cropsByWeek',
  'season',
  'signUps',
];

/** Blocks that are beside the page, in the info bar. */
const besideBlocks: readonly DashboardBlockName[] = ['lately'];

/** Whether a panel shows what the period brought, and so nothing without one. */
export const followsPeriod = ({ blocks }: Panel): boolean =>
  blocks.some((name) => periodBlocks.includes(name));

/** The names of the blocks that a viewer's page shows, those of the period or the others. */
export function blocksFor(viewer: Viewer, isOfPeriod: boolean): readonly DashboardBlockName[] {
  const shown = panels.filter(({ isFor }) => isFor(viewer)).flatMap(({ blocks }) => blocks);
  const names = viewer.sells ? [...shown, ...besideBlocks] : shown;
  return [...new Set(names)].filter((name) => periodBlocks.includes(name) === isOfPeriod);
}
