import type { Maps } from '@pazar/shell/maps';

/** Google Maps once its script has loaded. */
export type ReadyMaps = Extract<Maps, { state: 'ready' }>;
