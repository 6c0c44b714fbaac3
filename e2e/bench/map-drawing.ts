import { gzipSync } from 'node:zlib';
import { readFile } from 'node:fs/promises';
import { createServer } from 'node:http';
import { extname, join } from 'node:path';
import { readScriptOptions } from '@pazar/service/script-options';
import type { Browser, CDPSession, Page } from '@playwright/test';
import { buildGallery, galleryFolder } from '../system/build-gallery.ts';
import { launchChromium } from '../system/launch-chromium.ts';
import { repository } from '../system/repository.ts';
import { inTime } from '../system/in-time.ts';
import { median } from './median.ts';

const { runs, isSmallest } = readScriptOptions({
  command: 'pnpm --filter @pazar/e2e bench:map',
  about:
    'Times the first drawing of the sketch map on a processor four times slower, in turns with the\n' +
    'same municipalities as GeoJSON, each drawn as it is and without names. Exit code 1 when an aim\n' +
    'is missed.',
  sizes: { runs: { about: 'drawings of each', full: 15, smallest: 1 } },
});
/** Milliseconds from the press to the first paint, and bytes with gzip as `weigh-initial-script.ts` limits them. */
const aim = { milliseconds: 100, bytes: 30_000 };
const slower = isSmallest ? 1 : 4;
const types: Record<string, string> = {
  '.html': 'text/html',
  '.js': 'text/javascript',
  '.css': 'text/css',
  '.json': 'application/json',
  '.svg': 'image/svg+xml',
};
const kinds = { sketch: 'drawn on demand', plain: 'drawn plainly' } as const;

/** Seconds for all of a drawing, which takes a few. */
const longest = 120;

/** A page that has not changed for so many milliseconds is drawn. */
const quiet = 300;

await buildGallery();
const server = createServer((request, response) => {
  const path = new URL(request.url ?? '/', 'http://gallery').pathname;
  const file = extname(path) === '' ? '/index.html' : path;
  readFile(join(galleryFolder, file)).then(
    (content) =>
      response.setHeader('Content-Type', types[extname(file)] ?? 'text/plain').end(content),
    () => response.writeHead(404).end(),
  );
});
await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
const address = server.address();
const origin = `http://127.0.0.1:${typeof address === 'object' ? address?.port : ''}`;
const browser = await launchChromium();
const first = { sketch: Array<number>(), plain: Array<number>() };
const times = { sketch: Array<number>(), plain: Array<number>() };
const work = { sketch: Array<number>(), plain: Array<number>() };
let json = '';
try {
  for (let run = 0; run < runs; run += 1) {
    // They alternate, so that a slow minute of the machine affects both.
    const order = run % 2 === 0 ? (['sketch', 'plain'] as const) : (['plain', 'sketch'] as const);
    for (const kind of order) {
      const drawn = await inTime(`a drawing, ${kind}`, draw(browser, kinds[kind]), longest);
      first[kind].push(drawn.first);
      times[kind].push(drawn.milliseconds);
      work[kind].push(drawn.work);
      json = drawn.json ?? json;
    }
  }
} finally {
  await inTime('the end of Chromium', browser.close());
  server.close();
}
const data = await readFile(join(repository, 'shared/geography/src/atlas.data.ts'));
const bytes = { sketch: gzipSync(data).length, plain: gzipSync(json).length };
const seen = { sketch: median(first.sketch), plain: median(first.plain) };
const half = { sketch: median(times.sketch), plain: median(times.plain) };
const worked = { sketch: median(work.sketch), plain: median(work.plain) };
console.table({
  'sketch, with 80 names, lakes and neighbours': {
    'first paint, ms': Math.round(seen.sketch),
    'complete, ms': Math.round(half.sketch),
    'worst, ms': Math.round(Math.max(...times.sketch)),
    'work, ms': Math.round(worked.sketch),
    'shapes, gzip bytes': bytes.sketch,
  },
  'the same municipalities as GeoJSON, no names': {
    'first paint, ms': Math.round(seen.plain),
    'complete, ms': Math.round(half.plain),
    'worst, ms': Math.round(Math.max(...times.plain)),
    'work, ms': Math.round(worked.plain),
    'shapes, gzip bytes': bytes.plain,
  },
});
const ratio = (of: { sketch: number; plain: number }) => (of.sketch / of.plain).toFixed(2);
console.log(
  `Sketch to GeoJSON: first paint ${ratio(seen)}, complete ${ratio(half)}, work ${ratio(worked)}, shapes ${ratio(bytes)}. ${runs} runs, processor ÷ ${slower}.`,
);
const isInTime = seen.sketch <= aim.milliseconds;
const verdict = isInTime ? 'met' : 'missed';
console.log(`Aim: ${aim.milliseconds} ms, ${isSmallest ? 'not judged' : verdict}.`);
process.exitCode = (isSmallest || isInTime) && bytes.sketch <= aim.bytes ? 0 : 1;

interface Drawn {
  /** Until something of it was painted, which is the land; the names follow. */
  first: number;
  /** Until all of it was painted, and the share of it that the page's thread worked: less on a busy machine. */
  milliseconds: number;
  work: number;
  json: string | null;
}

/** Opens a page where nothing was drawn yet, and has it draw. Of GeoJSON the text, too. */
async function draw(on: Browser, state: string): Promise<Drawn> {
  const context = await on.newContext({ viewport: { width: 1280, height: 900 } });
  try {
    const page = await context.newPage();
    await page.goto(`${origin}/map/sketch?alone=${encodeURIComponent(state)}`);
    const button = page.getByRole('button', { name: 'The country' });
    await button.waitFor();
    const source = page.locator('pre');
    const text = (await source.count()) === 0 ? null : await source.textContent();
    const devtools = await context.newCDPSession(page);
    await devtools.send('Emulation.setCPUThrottlingRate', { rate: slower });
    await devtools.send('Performance.enable', { timeDomain: 'threadTicks' });
    const before = await workOf(devtools);
    const painted = await watchPaint(page);
    await button.click();
    const drawn = await inTime(
      'the map',
      painted.evaluate((watched) => watched.drawn),
    );
    return { ...drawn, work: (await workOf(devtools)) - before, json: text };
  } finally {
    await context.close();
  }
}

/** Milliseconds that the page's thread has worked, a slower processor's time included. */
async function workOf(devtools: CDPSession): Promise<number> {
  const { metrics } = await devtools.send('Performance.getMetrics');
  return (metrics.find(({ name }) => name === 'TaskDuration')?.value ?? Number.NaN) * 1000;
}

/** From the press to the paint after the first change of the page, and after the last. */
function watchPaint(page: Page) {
  return page.evaluateHandle((still) => {
    const drawn = new Promise<{ first: number; milliseconds: number }>((resolve) => {
      let start = Number.NaN;
      let earliest: number | undefined;
      let end: ReturnType<typeof setTimeout> | undefined;
      addEventListener('click', ({ timeStamp }) => (start = timeStamp), {
        once: true,
        capture: true,
      });
      new MutationObserver(() => {
        requestAnimationFrame(() =>
          setTimeout(() => {
            const milliseconds = performance.now() - start;
            const earliestPaint = (earliest ??= milliseconds);
            clearTimeout(end);
            end = setTimeout(() => resolve({ first: earliestPaint, milliseconds }), still);
          }),
        );
      }).observe(document.body, { attributes: true, childList: true, subtree: true });
    });
    // As a member: a promise alone would be waited for here.
    return { drawn };
  }, quiet);
}
