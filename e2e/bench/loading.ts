import { execFileSync } from 'node:child_process';
import { join } from 'node:path';
import { chromium } from '@playwright/test';
import { signInAtApi } from '../system/agents-api.ts';
import { findChromium } from '../system/find-chromium.ts';
import { freePort } from '../system/free-port.ts';
import { startSystem } from '../system/pazar-system.ts';
import { repository } from '../system/repository.ts';
import { ServiceProcess } from '../system/service-process.ts';
import { median } from './median.ts';
import { timePages, type PageTimes } from './page-times.ts';

/** Runs of each variant; they alternate, so that a slow minute of the machine affects both. */
const runs = Number(process.env['PAZAR_BENCH_RUNS'] ?? 11);

const applicationFolder = join(repository, 'e2e', 'bench', 'one-application');
execFileSync('pnpm', ['run', 'build'], { cwd: applicationFolder, stdio: 'inherit' });

const system = await startSystem();
const port = await freePort();
const edge = new ServiceProcess({
  file: 'services/edge/src/shell-server.ts',
  environment: {
    PAZAR_HOME: system.home,
    PAZAR_SHELL_ROOT: join(applicationFolder, 'dist'),
    PAZAR_SHELL_PORT: String(port),
    PAZAR_API_PORT: new URL(system.apiUrl).port,
    PAZAR_ASSET_PORT: new URL(system.assetOrigin).port,
  },
  readyUrl: `http://127.0.0.1:${port}/health/ready`,
  logFile: join(system.home, 'one-application.log'),
});
await edge.start();

const executablePath = findChromium();
const browser = await chromium.launch({
  ...(executablePath === undefined ? {} : { executablePath }),
  args: process.getuid?.() === 0 ? ['--no-sandbox'] : [],
});
const variants = { shell: system.shell, application: `http://127.0.0.1:${port}` };
const times: Record<keyof typeof variants, PageTimes[]> = { shell: [], application: [] };
try {
  const session = await signInAtApi(system, 'producer');
  for (let run = 0; run < runs; run += 1) {
    const turn: (keyof typeof variants)[] =
      run % 2 === 0 ? ['shell', 'application'] : ['application', 'shell'];
    for (const variant of turn) {
      times[variant].push(await timePages(browser, { origin: variants[variant], session }));
    }
    process.stderr.write(`run ${run + 1} of ${runs}\n`);
  }
} finally {
  await browser.close();
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
  return {
    what,
    'shell, ms': Math.round(shell),
    'one application, ms': Math.round(application),
    ratio: Number((shell / application).toFixed(3)),
    aim: aims[what](shell, application) ? 'met' : 'missed',
  };
});
console.log(`Slow 4G (150 ms, 1.6 Mbps, processor ÷ 4), median of ${runs} interleaved runs`);
console.table(rows);
process.exitCode = rows.some(({ aim }) => aim === 'missed') ? 1 : 0;
