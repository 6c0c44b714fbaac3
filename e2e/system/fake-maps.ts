import type { Page } from '@playwright/test';

/** The data store that the second shell of the tests is configured with. */
export const dataStore = 'https://data.example';

/** The key of Google Maps that the second shell of the tests is configured with. */
export const mapsKey = 'e2e-maps-key';

/** As much of Google Maps as the shell calls; it writes the values that it got into the page. */
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

/** Answers for Google's script in this page; the code runs after the script's own. */
export async function serveMaps(page: Page, code = 'window.initMap();'): Promise<void> {
  await page.route('https://maps.googleapis.com/**', (route) =>
    route.fulfill({ contentType: 'text/javascript', body: fakeMaps + code }),
  );
}
