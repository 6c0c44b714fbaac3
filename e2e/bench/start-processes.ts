import { mkdtemp, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { readScriptOptions } from '@pazar/service/script-options';
import { systemParts } from '../system/system-parts.ts';
import { median } from './median.ts';

const { runs, database, isSmallest } = readScriptOptions({
  command: 'pnpm --filter @pazar/e2e bench:starts',
  about:
    'Seconds of processor that an api process and a registry process need from their start until they are\n' +
    'ready, and for their stop; with the code that Node kept from an earlier start, as `npm start` does,\n' +
    'and in turns without it. Exit code 1 when an aim is missed.',
  sizes: { runs: { about: 'starts of each', full: 5, smallest: 1 } },
  words: {
    database: {
      about: 'address of an empty PostgreSQL database; else the embedded one',
      usual: '',
    },
  },
});
/** Seconds on PostgreSQL. The embedded database needs another second for its WebAssembly. */
const aim = 1.2;
const all = ['releases', 'api'] as const;
/** The smallest form starts the lighter one alone. */
const services = isSmallest ? all.slice(0, 1) : all;
const kinds = ['with kept code', 'without'] as const;

const folder = await mkdtemp(join(tmpdir(), 'pazar-starts-'));
const home = join(folder, 'home');
const used = new Map<string, number[]>();
try {
  for (const service of services) {
    // Tables and the kept code are of this start, which is not counted.
    await start(service, 'with kept code');
    for (let run = 0; run < runs; run += 1) {
      for (const kind of kinds) {
        const seconds = await start(service, kind);
        const name = nameOf(service, kind);
        used.set(name, [...(used.get(name) ?? []), seconds]);
      }
    }
  }
} finally {
  await rm(folder, { recursive: true, force: true });
}

const medianOf = (service: Service, kind: Kind) => median(used.get(nameOf(service, kind)) ?? []);
console.table(
  Object.fromEntries(
    services.map((service) => {
      const [kept = Number.NaN, without = Number.NaN] = kinds.map((kind) =>
        medianOf(service, kind),
      );
      return [
        service,
        {
          'with kept code, s': kept,
          'without, s': without,
          ratio: Number((kept / without).toFixed(2)),
        },
      ];
    }),
  ),
);
const slowest = Math.max(...services.map((service) => medianOf(service, 'with kept code')));
const isMet = slowest <= aim;
const judged = database !== '' && !isSmallest;
const verdict = isMet ? 'met' : 'missed';
console.log(`Aim on PostgreSQL: ${aim} s, ${judged ? verdict : 'not judged'}.`);
process.exitCode = judged && !isMet ? 1 : 0;

type Service = (typeof all)[number];
type Kind = (typeof kinds)[number];

function nameOf(service: Service, kind: Kind): string {
  return `${service} ${kind}`;
}

/** Starts a process, waits until it is ready and stops it; answers its seconds of processor. */
async function start(service: Service, kind: Kind): Promise<number> {
  const report = join(folder, 'processor.json');
  await rm(report, { force: true });
  const parts = await systemParts(home, {
    PAZAR_SEED: 'off',
    ...(database !== '' && { DATABASE_URL: database }),
    ...(kind === 'with kept code'
      ? { NODE_COMPILE_CACHE: join(folder, 'compiled') }
      : { NODE_DISABLE_COMPILE_CACHE: '1' }),
    NODE_OPTIONS: `--import=${reportingModule(report)}`,
  });
  try {
    await parts[service].start();
  } finally {
    await parts.stop();
  }
  const { user, system } = JSON.parse(await readFile(report, 'utf8')) as NodeJS.CpuUsage;
  return Number(((user + system) / 1_000_000).toFixed(2));
}

/** A module that writes what its process used when it ends. */
function reportingModule(file: string): string {
  const source =
    `import{writeFileSync}from"node:fs";process.on("exit",()=>` +
    `writeFileSync(${JSON.stringify(file)},JSON.stringify(process.cpuUsage())))`;
  return `data:text/javascript,${encodeURIComponent(source)}`;
}
