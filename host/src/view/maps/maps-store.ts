import type { Locale } from '@pazar/contracts/locale';
import type { Maps } from '@pazar/shell/maps';
import { whenIdle } from '../../core/clock/when-idle.ts';
import { createStore, type StoreApi } from 'zustand';
import { MapPlaceholder } from './map-placeholder.tsx';

/** The current state of Google Maps. */
export type MapsStore = StoreApi<Maps>;

/** Until an API key is known, maps are unavailable. */
export function createMapsStore(key: string | null): MapsStore {
  const state = key === null ? 'absent' : 'loading';
  return createStore<Maps>(() => ({ state, Map: MapPlaceholder }));
}

export interface StartMapsOptions {
  readonly key: string | null;
  /** Google's id of the map's style. */
  readonly mapId?: string | undefined;
  readonly locale: Locale;
}

/**
 * Loads Google Maps where a key is configured, once the browser is idle: the agent's own page comes
 * first. A failure is only logged (specification, error catalogue).
 */
export function startMaps(store: MapsStore, { key, ...options }: StartMapsOptions): void {
  if (key === null) return;
  whenIdle(() => {
    import(/* webpackChunkName: "maps" */ './load-maps.tsx')
      .then(({ loadMaps }) => loadMaps(store, { key, ...options }))
      .catch((error: unknown) => {
        console.error('Maps could not be loaded', error);
        store.setState({ state: 'failed', Map: MapPlaceholder });
      });
  });
}
