import { readScriptOptions } from '@pazar/service/script-options';
import { signInAtApi } from '../system/agents-api.ts';
import { freePort } from '../system/free-port.ts';
import { inTime } from '../system/in-time.ts';
import { launchChromium } from '../system/launch-chromium.ts';
import { openSystem } from '../system/open-system.ts';
import { buildOneApplication } from './build-one-application.ts';
import { buildPeer, titleOf } from './build-peer.ts';
import { median } from './median.ts';
import { type PeerFigures, visitPeer } from './peer-visits.ts';
import { serveBuild } from './serve-build.ts';
import { slow4g, unlimited } from './slow-connection.ts';

const { runs, isSmallest } = readScriptOptions({
  command: 'pnpm bench:peers',
  about:
    'Builds the list of places with vanilla Module Federation and as one application, and visits\n' +
    'both beside the shell on slow 4G. It judges nothing. Requires the builds.',
  sizes: { runs: { about: 'visits of each', full: 7, smallest: 1 } },
});
/** Seconds for both pages of a visit on slow 4G. */
const longestVisit = 300;
const connection = isSmallest ? unlimited : slow4g;

const builds = [
  // `pnpm bench` runs in its smallest form too, and builds this one there.
  ...(isSmallest ? [] : [{ name: 'one application', root: buildOneApplication(false) }]),
  { name: titleOf('vanilla-federation'), root: buildPeer('vanilla-federation', isSmallest) },
];
const system = await openSystem();
const served = await Promise.all(
  builds.map(async ({ name, root }, index) => {
    const port = await freePort();
    const log = `peer-${index}.log`;
    // With an origin for overrides the server reports scripts without integrity instead of blocking them.
    const environment = { PAZAR_OVERRIDE_ORIGINS: 'http://127.0.0.1:9' };
    const edge = serveBuild(root, { port, system, log, environment });
    return { name, edge, origin: `http://127.0.0.1:${port}` };
  }),
);
const browser = await launchChromium();
const variants = [{ name: 'Pazar', origin: system.shell }, ...served];
const figures = new Map<string, PeerFigures[]>(variants.map(({ name }) => [name, []]));
try {
  for (const { edge } of served) await edge.start();
  const session = await signInAtApi(system, 'producer');
  for (let run = 0; run < runs; run += 1) {
    // They alternate, so that a slow minute of the machine affects all.
    const turn = run % 2 === 0 ? variants : variants.toReversed();
    for (const { name, origin } of turn) {
      const visit = visitPeer(browser, { origin, session, connection });
      figures.get(name)?.push(await inTime(`a visit of ${name}`, visit, longestVisit));
    }
    process.stderr.write(`run ${run + 1} of ${runs}\n`);
  }
} finally {
  await inTime('the end of Chromium', browser.close());
  for (const { edge } of served) await edge.stop();
  await system.close();
}

const middle = (name: string, what: keyof PeerFigures) =>
  median((figures.get(name) ?? []).map((visit) => visit[what]));
const rows = variants.map(({ name }) => ({
  built: name,
  'deep link, ms': Math.round(middle(name, 'deepLink')),
  'deep link, of Pazar': ratio(name, 'deepLink'),
  'cold route, ms': Math.round(middle(name, 'coldRoute')),
  'cold route, of Pazar': ratio(name, 'coldRoute'),
  KB: Math.round(middle(name, 'kilobytes')),
  requests: middle(name, 'requests'),
}));
console.log(
  isSmallest
    ? 'As fast as this machine is, the others not minified: figures to compare with nothing'
    : `Slow 4G (150 ms, 1.6 Mbps, processor ÷ 4), median of ${runs} interleaved runs`,
);
console.table(rows);

function ratio(name: string, what: keyof PeerFigures): number {
  return Number((middle(name, what) / middle('Pazar', what)).toFixed(2));
}
