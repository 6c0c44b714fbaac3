import { useShell } from './context.ts';
import type { Maps } from './services/maps.ts';

export type { MapComponents, MapProps, Maps } from './services/maps.ts';

/** Renders again when the state changes. */
export function useMaps(): Maps {
  return useShell().maps;
}
