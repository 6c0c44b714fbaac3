import type { MapProps, Maps } from '@pazar/shell/maps';
import { useEffect, useRef, useState } from 'react';
import { fakeGoogle, type FakeGoogleOptions } from './fake-google.ts';
import { fakeMapComponents, FakeMapContext } from './fake-map-components.tsx';

type ReadyMaps = Extract<Maps, { state: 'ready' }>;

/** Google Maps that has loaded, for `renderInShell` and `renderSection`: it answers at once. */
export function fakeMaps(options: FakeGoogleOptions = {}): ReadyMaps {
  // Has the members of the real one that Pazar uses.
  const api = fakeGoogle(options) as unknown as typeof google;
  function FakeMap({ label, center, zoom = 17, onReady, children }: MapProps) {
    const element = useRef<HTMLDivElement>(null);
    const [map, setMap] = useState<google.maps.Map | null>(null);
    useEffect(
      function drawOnce() {
        // Like the library: later changes update the map instead of recreating it.
        if (element.current === null || map !== null) return;
        const drawn = new api.maps.Map(element.current, { zoom });
        setMap(drawn);
        onReady?.(drawn);
      },
      [map, zoom, onReady],
    );
    useEffect(
      function followProps() {
        if (center) map?.setCenter(center);
        map?.setZoom(zoom);
      },
      [map, center, zoom],
    );
    return (
      <div ref={element} role="region" aria-label={label}>
        <FakeMapContext value={map}>{map && children}</FakeMapContext>
      </div>
    );
  }
  return { state: 'ready', google: api, Map: FakeMap, components: fakeMapComponents(api) };
}
