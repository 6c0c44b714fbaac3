import type { Locale } from '@pazar/contracts/locale';
import { type Libraries, useLoadScript } from '@react-google-maps/api';
import type { Maps } from '@pazar/shell/maps';
import { useEffect } from 'react';
import type { StoreApi } from 'zustand';
import { mountElement } from '../page/mount-element.tsx';
import { googleMapWith, mapComponents } from './google-map.tsx';
import { MapPlaceholder } from './map-placeholder.tsx';
import { mapsOrigin, trustMaps } from './trust-maps.ts';

/** The libraries that the specification names. A constant array: the loader compares identities. */
const libraries: Libraries = ['places'];

/** Longer than a bad connection needs; after it the sketch stays for this page load. */
const deadline = 15_000;

export interface LoadMapsOptions {
  readonly key: string;
  readonly mapId?: string | undefined;
  readonly locale: Locale;
}

/** Loads Google's script and keeps the store true for as long as the page lives. */
export function loadMaps(store: StoreApi<Maps>, { key, mapId, locale }: LoadMapsOptions): void {
  trustMaps();
  const Map = googleMapWith(mapId);

  function fail(reason: unknown): void {
    if (store.getState().state === 'failed') return;
    console.error('Maps could not be loaded', reason);
    store.setState({ state: 'failed', Map: MapPlaceholder });
  }

  // Google calls this when it refuses the key: while its script starts, or long after.
  let isRefused = false;
  function refuse(): void {
    isRefused = true;
    fail('Google refused the key');
  }
  Object.assign(window, { gm_authFailure: refuse });
  const timer = setTimeout(() => fail(`No answer within ${deadline} ms`), deadline);

  function MapsScript() {
    const { isLoaded, loadError } = useLoadScript({
      googleMapsApiKey: key,
      apiUrl: mapsOrigin,
      language: locale,
      region: 'MK',
      libraries,
    });
    useEffect(
      function notifySections() {
        if (loadError !== undefined) fail(loadError);
        if (isLoaded || loadError !== undefined) clearTimeout(timer);
        if (!isLoaded || isRefused) return;
        store.setState({ state: 'ready', google: window.google, Map, components: mapComponents });
      },
      [isLoaded, loadError],
    );
    return null;
  }
  mountElement(<MapsScript />);
}
