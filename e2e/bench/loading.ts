import { resolve } from 'node:path';
import { readScriptOptions } from '@pazar/service/script-options';
import { signInAtApi } from '../system/agents-api.ts';
import { freePort } from '../system/free-port.ts';
import { inTime } from '../system/in-time.ts';
import { launchChromium } from '../system/launch-chromium.ts';
import { openSystem } from '../system/open-system.ts';
import { repository } from '../system/repository.ts';
import { appendHistory } from './append-history.ts';
import { buildOneApplication } from './build-one-application.ts';
import { median } from './median.ts';
import { timePages, type PageTimes } from './page-times.ts';
import { serveBuild } from './serve-build.ts';
import { slow4g, unlimited } from './slow-connection.ts';

const { runs, isSmallest, history } = readScriptOptions({
  command: 'pnpm bench',
  about:
    'Builds the sections as one application, serves it like the shell, and times both on slow 4G.\n' +
    'Weighs the first scripts before that. Exit code 1 when an aim is missed. Requires the builds.',
  sizes: { runs: { about: 'visits of each', full: 11, smallest: 1 } },
  words: {
    history: { about: 'appends the ratios to this file, such as e2e/bench/history.csv', usual: '' },
  },
});
/** Seconds for all pages of a visit, which take half a minute on slow 4G. */
const longestVisit = 300;
const connection = isSmallest ? unlimited : slow4g;

const root = buildOneApplication(isSmallest);
const system = await openSystem();
const port = await freePort();
const edge = serveBuild(root, { port, system, log: 'one-application.log' });
await edge.start();

const browser = await launchChromium();
const variants = { shell: system.shell, application: `http://127.0.0.1:${port}` };
const times: Record<keyof typeof variants, PageTimes[]> = { shell: [], application: [] };
try {
  const session = await signInAtApi(system, 'producer');
  for (let run = 0; run < runs; run += 1) {
    // They alternate, so that a slow minute of the machine affects both.
    const turn: (keyof typeof variants)[] =
      run % 2 === 0 ? ['shell', 'application'] : ['application', 'shell'];
    for (const variant of turn) {
      const origin = variants[variant];
      const visit = timePages(browser, { origin, session, connection });
      times[variant].push(await inTime(`a visit of the ${variant}`, visit, longestVisit));
    }
    process.stderr.write(`run ${run + 1} of ${runs}\n`);
  }
} finally {
  await inTime('the end of Chromium', browser.close());
  await edge.stop();
  await system.close();
}

/** The limits of docs/performance.md for the shell, compared with one application. */
const aims: Record<keyof PageTimes, (shell: number, application: number) => boolean> = {
  firstContentfulPaint: () => true,
  sectionInteractive: (shell, application) => shell <= 1.1 * application,
  routeCold: (shell, application) => shell <= 1.05 * application + 1000 / 60,
  routePreloaded: (shell) => shell <= 50,
  routeWarm: () => true,
};

const rows = (Object.keys(aims) as (keyof PageTimes)[]).map((what) => {
  const shell = median(times.shell.map((run) => run[what]));
  const application = median(times.application.map((run) => run[what]));
  const verdict = aims[what](shell, application) ? 'met' : 'missed';
  return {
    what,
    'shell, ms': Math.round(shell),
    'one application, ms': Math.round(application),
    ratio: Number((shell / application).toFixed(3)),
    aim: isSmallest ? 'not judged' : verdict,
  };
});
console.log(
  isSmallest
    ? 'As fast as this machine is, the application not minified: figures to compare with nothing'
    : `Slow 4G (150 ms, 1.6 Mbps, processor ÷ 4), median of ${runs} interleaved runs`,
);
console.table(rows);
if (history !== '') {
  const file = resolve(repository, history);
  appendHistory(file, { runs, ratios: rows.map(({ what, ratio }) => [what, ratio] as const) });
}
process.exitCode = rows.some(({ aim }) => aim === 'missed') ? 1 : 0;
