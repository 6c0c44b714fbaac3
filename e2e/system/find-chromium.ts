import { existsSync } from 'node:fs';
import { delimiter, join } from 'node:path';

/** The headless shell first, as `npm test` chooses. */
const names = ['chromium-headless-shell', 'chromium', 'chromium-browser', 'google-chrome'];

/** An installed Chromium, or undefined for Playwright's own. `PAZAR_CHROMIUM` names one. */
export function findChromium(): string | undefined {
  const named = process.env['PAZAR_CHROMIUM'];
  if (named !== undefined && named !== '') return named;
  const folders = (process.env['PATH'] ?? '').split(delimiter);
  return folders
    .flatMap((folder) => names.map((name) => join(folder, name)))
    .find((file) => existsSync(file));
}
