import { join } from 'node:path';
import type { Page } from '@playwright/test';
import { freePort } from './free-port.ts';
import { test as base } from './probe-test.ts';
import { ServiceProcess } from './service-process.ts';

/** The data store that the shell is configured with. */
export const dataStore = 'https://data.example';

/** The key that the shell is configured with. */
export const mapsKey = 'e2e-maps-key';

interface WorkerFixtures {
  /** Origin of a second shell on the same data, which has a data store and a key of the maps service. */
  readonly mapsShell: string;
}

/** A test whose pages come from a shell with a data store and a key for Google Maps. */
export const test = base.extend<object, WorkerFixtures>({
  mapsShell: [
    async ({ system }, use) => {
      const port = await freePort();
      const edge = new ServiceProcess({
        file: 'services/edge/src/shell-server.ts',
        environment: {
          PAZAR_HOME: system.home,
          PAZAR_SHELL_PORT: String(port),
          PAZAR_ASSET_ORIGIN: system.assetOrigin,
          PAZAR_API_ORIGIN: system.apiUrl,
          PAZAR_MAPS_KEY: mapsKey,
          PAZAR_DATA_STORE_ORIGIN: dataStore,
        },
        readyUrl: `http://127.0.0.1:${port}/health/ready`,
        logFile: join(system.home, 'maps-edge.log'),
      });
      await edge.start();
      await use(`http://127.0.0.1:${port}`);
      await edge.stop();
    },
    { scope: 'worker', timeout: 180_000 },
  ],
  baseURL: ({ mapsShell }, use) => use(mapsShell),
});

/** As much of Google Maps as the shell touches; it writes into the page what it was given. */
const fakeMaps = `(() => {
  class Map {
    constructor(element, options) { this.element = element; this.setOptions(options); }
    setOptions(options) { for (const key in options) this.note(key, options[key]); }
    setCenter(center) { this.note('center', [center.lat, center.lng].join()); }
    setZoom(zoom) { this.note('zoom', zoom); }
    note(key, value) { this.element.setAttribute('data-' + key.toLowerCase(), String(value)); }
  }
  window.google = { maps: { Map, event: { addListener() {}, removeListener() {} } } };
})();
`;

/** Answers for Google's script in this page; the code runs after what the script defines. */
export async function serveMaps(page: Page, code = 'window.initMap();'): Promise<void> {
  await page.route('https://maps.googleapis.com/**', (route) =>
    route.fulfill({ contentType: 'text/javascript', body: fakeMaps + code }),
  );
}
