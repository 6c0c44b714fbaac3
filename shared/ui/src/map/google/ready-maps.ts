import type { Maps } from '@pazar/shell/maps';

/** Google Maps once its script has come. */
export type ReadyMaps = Extract<Maps, { state: 'ready' }>;
