import type { MapProps, Maps } from '@pazar/shell/maps';
import { useEffect, useRef } from 'react';
import { fakeGoogle, type FakeGoogleOptions } from './fake-google.ts';

type ReadyMaps = Extract<Maps, { state: 'ready' }>;

/** Google Maps that has loaded, for `renderInShell` and `renderSection`: it answers at once. */
export function fakeMaps(options: FakeGoogleOptions = {}): ReadyMaps {
  // Has the members of the real one that Pazar uses.
  const api = fakeGoogle(options) as unknown as typeof google;
  function FakeMap({ label, center, zoom = 17, onReady }: MapProps) {
    const element = useRef<HTMLDivElement>(null);
    const map = useRef<google.maps.Map>(null);
    useEffect(function drawOnce() {
      // Like the library: later changes update the map instead of recreating it.
      if (element.current === null || map.current !== null) return;
      map.current = new api.maps.Map(element.current, { zoom });
      onReady?.(map.current);
    });
    useEffect(
      function followProps() {
        if (center) map.current?.setCenter(center);
        map.current?.setZoom(zoom);
      },
      [center, zoom],
    );
    return <div ref={element} role="region" aria-label={label} />;
  }
  return { state: 'ready', google: api, Map: FakeMap };
}
