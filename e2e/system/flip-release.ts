import { randomInt } from 'node:crypto';
import type { Session } from '@pazar/contracts/session';
import type { Browser, BrowserContext, Page, Route } from '@playwright/test';
import type { OpenedSystem } from './open-system.ts';
import { withoutStartData } from './without-start-data.ts';

/** Milliseconds until the page says that a file of it was refused, on a slow machine. */
const traceMs = 10_000;

/** The remote whose release is changed. */
const remote = 'management';
/** A page of that remote that a manager may open. Its title is `heading`, and its chunk has a stylesheet. */
const path = '/management/audit';
const heading = 'Audit log';

/** A file of a release as a browser requests it. */
interface ReleaseFile {
  readonly url: string;
  readonly kind: 'document' | 'statement' | 'entry' | 'chunk' | 'style' | 'texts';
  readonly bytes: Buffer;
  readonly contentType: string;
}

export interface FlipOptions {
  readonly flips: number;
  readonly session: Session;
  /** Browser windows at once. */
  readonly windows: number;
  readonly onFlip?: (done: number) => void;
}

export interface FlipResult {
  /** Flips by kind of file. */
  readonly flips: ReadonlyMap<ReleaseFile['kind'], number>;
  /** One line for each flip whose bytes were used. */
  readonly ran: readonly string[];
}

/**
 * Loads a section again and again, each time with one random bit of one of its release's files
 * flipped in transit, and checks what the browser compiled, applied, kept and showed.
 */
export async function flipRelease(
  browser: Browser,
  system: OpenedSystem,
  { flips, session, windows, onFlip = () => undefined }: FlipOptions,
): Promise<FlipResult> {
  const files = await filesOfRelease(browser, system, session);
  const counted = new Map<ReleaseFile['kind'], number>();
  const ran: string[] = [];
  let begun = 0;

  async function work(): Promise<void> {
    while (begun < flips) {
      const file = files[begun % files.length];
      begun += 1;
      if (file === undefined) throw new Error('The release has no files');
      const flip = await tryFlip({ browser, system, session }, file);
      counted.set(file.kind, (counted.get(file.kind) ?? 0) + 1);
      if (flip !== null) ran.push(flip);
      onFlip([...counted.values()].reduce((sum, count) => sum + count, 0));
    }
  }
  await Promise.all(Array.from({ length: windows }, work));
  return { flips: counted, ran };
}

interface Place {
  readonly browser: Browser;
  readonly system: OpenedSystem;
  readonly session: Session;
}

async function openContext({ browser, system, session }: Place): Promise<BrowserContext> {
  const context = await browser.newContext({ baseURL: system.shell, locale: 'en-GB' });
  await context.addInitScript(
    (value) => localStorage.setItem('current-user', value),
    JSON.stringify(session),
  );
  // Pages that are loaded ahead of need are no part of the first visit.
  await context.addInitScript(() =>
    Object.defineProperty(navigator, 'connection', { value: { saveData: true } }),
  );
  return context;
}

/** The files that a first visit of the section requests, with their bytes. */
async function filesOfRelease(
  browser: Browser,
  system: OpenedSystem,
  session: Session,
): Promise<ReleaseFile[]> {
  const context = await openContext({ browser, system, session });
  const page = await context.newPage();
  await withoutStartData(page);
  const found = new Map<string, Promise<ReleaseFile>>();
  page.on('response', (response) => {
    const kind = kindOf(response.url(), system);
    if (kind === null) return;
    const contentType = response.headers()['content-type'] ?? '';
    const url = response.url();
    found.set(
      url,
      response.body().then((bytes) => ({ url, kind, bytes, contentType })),
    );
  });
  await page.goto(path);
  await page.getByRole('heading', { name: heading, exact: true }).waitFor();
  const files = await Promise.all(found.values());
  await context.close();
  return files;
}

function kindOf(url: string, system: OpenedSystem): ReleaseFile['kind'] | null {
  if (url === `${system.shell}/releases/discovery.json`) return 'document';
  if (url === `${system.shell}/releases/discovery.statement.json`) return 'statement';
  if (!url.startsWith(`${system.assetOrigin}/${remote}/`)) return null;
  if (/\/remoteEntry\.[^/]*js$/.test(url)) return 'entry';
  if (url.endsWith('.js')) return 'chunk';
  return url.endsWith('.css') ? 'style' : 'texts';
}

/**
 * @returns the fault, or null when the changed bytes were not used
 */
async function tryFlip(place: Place, file: ReleaseFile): Promise<string | null> {
  const at = randomInt(file.bytes.length);
  const bit = randomInt(8);
  const bytes = Buffer.from(file.bytes);
  bytes.writeUInt8(bytes.readUInt8(at) ^ (1 << bit), at);

  const context = await openContext(place);
  try {
    const page = await context.newPage();
    await withoutStartData(page);
    await Promise.all([
      page.coverage.startJSCoverage({ resetOnNavigation: false }),
      page.coverage.startCSSCoverage({ resetOnNavigation: false }),
    ]);
    await page.route(file.url, async (route: Route) => {
      const headers = { 'access-control-allow-origin': '*', 'content-type': file.contentType };
      await route.fulfill({ body: bytes, headers });
    });
    // The chunk of a part that renders lazily is requested after the title is there.
    const requested = page.waitForRequest(file.url, { timeout: traceMs }).then(
      () => true,
      () => false,
    );
    await page.goto(path);
    await page.locator('h1:not([aria-hidden] h1)').first().waitFor();
    const used = (await requested) ? await useOf(page, file, bytes) : 'was not asked for';
    return used === null ? null : `bit ${bit} of byte ${at} of ${file.url} ${used}`;
  } finally {
    await context.close();
  }
}

async function useOf(page: Page, { kind, url }: ReleaseFile, bytes: Buffer) {
  const [scripts, styles] = await Promise.all([
    page.coverage.stopJSCoverage(),
    page.coverage.stopCSSCoverage(),
  ]);
  if ([...scripts, ...styles].some((entry) => entry.url === url)) return 'ran';
  if (kind === 'document' || kind === 'statement') {
    const kept = await page.evaluate(() => localStorage.getItem('pazar.discovery'));
    const isKept = kept !== null && kept.includes(JSON.stringify(bytes.toString()).slice(1, -1));
    return isKept ? 'was kept' : null;
  }
  const failed = page.getByText(/was stopped|cannot be reached|stopped working/);
  if (kind === 'texts') return null;
  // A part of the page that is loaded lazily fails after the title is there.
  const trace = failed.first().waitFor({ timeout: traceMs });
  return trace.then(
    () => null,
    () => 'left no trace',
  );
}
