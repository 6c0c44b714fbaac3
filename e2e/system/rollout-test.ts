import { cp } from 'node:fs/promises';
import { join } from 'node:path';
import { buildVariant, retitle } from './build-variant.ts';
import { freePort } from './free-port.ts';
import { type PazarSystem, startSystem } from './pazar-system.ts';
import { act, stateOf } from './registry.ts';
import { probeFolder } from './repository.ts';
import { ServiceProcess } from './service-process.ts';
import { test as base } from './test.ts';

/** Published versions of the probe; the shell shows the title of the one that runs. */
export interface Versions {
  /** "Probe", live before each test. */
  readonly one: string;
  /** "Probe two". */
  readonly two: string;
  /** "Probe three", whose scripts are those of `two`. */
  readonly three: string;
  /** Throws when it is shown for the first time. */
  readonly broken: string;
}

interface RolloutFixtures {
  readonly versions: Versions;
  /** A second origin of the same builds, which the document names as the fallback. */
  readonly mirror: ServiceProcess;
  /** URL of an unpublished build of the probe, titled "Probe elsewhere". */
  readonly elsewhere: string;
}

interface World extends RolloutFixtures {
  readonly system: PazarSystem;
  close(): Promise<void>;
}

const texts = 'assets/localization/en.json';
const title = '"probe.title": "Probe"';
const page = { file: 'src/pages/probe-page.tsx', from: "const { t } = useTranslation('probe');" };

async function startWorld(): Promise<World> {
  const ports = { mirror: await freePort(), elsewhere: await freePort() };
  const system = await startSystem({
    PAZAR_FALLBACK_ORIGIN: originAt(ports.mirror),
    PAZAR_OVERRIDE_ORIGINS: originAt(ports.elsewhere),
  });
  try {
    return await fillWorld(system, ports);
  } catch (error) {
    await system.close();
    throw error;
  }
}

const originAt = (port: number) => `http://127.0.0.1:${port}`;

async function fillWorld(
  system: PazarSystem,
  ports: { mirror: number; elsewhere: number },
): Promise<World> {
  const assetServer = (port: number, home: string) =>
    new ServiceProcess({
      file: 'services/edge/src/asset-server.ts',
      environment: {
        PAZAR_HOME: home,
        PAZAR_ASSET_PORT: String(port),
        PAZAR_SHELL_PORT: new URL(system.shell).port,
      },
      readyUrl: `${originAt(port)}/health/ready`,
      logFile: join(system.home, `assets-${port}.log`),
    });
  const mirror = assetServer(ports.mirror, system.home);

  const two = await buildVariant({ file: texts, from: title, to: '"probe.title": "Probe two"' });
  const three = await retitle(two, { from: 'Probe two', to: 'Probe three' });
  const broken = await buildVariant({
    ...page,
    to: `${page.from}\n  if (t('probe.title') !== '') throw new Error('The probe is broken');`,
  });
  const versions: Record<string, string> = {};
  for (const [name, folder] of Object.entries({ broken, three, two, one: probeFolder })) {
    await system.publish(folder);
    versions[name] = (await stateOf(system, 'probe')).stable ?? '';
  }
  const other = await retitle(two, { from: 'Probe two', to: 'Probe elsewhere' });
  const { home, path } = await keepAsAsset(other);
  const elsewhere = assetServer(ports.elsewhere, home);
  await Promise.all([mirror.start(), elsewhere.start()]);

  const named = (name: keyof Versions) => versions[name] ?? '';
  return {
    system,
    mirror,
    elsewhere: originAt(ports.elsewhere) + path,
    versions: {
      one: named('one'),
      two: named('two'),
      three: named('three'),
      broken: named('broken'),
    },
    async close() {
      await Promise.all([mirror.stop(), elsewhere.stop()]);
      await system.close();
    },
  };
}

/** Puts a build where an asset server finds it. */
async function keepAsAsset(folder: string): Promise<{ home: string; path: string }> {
  const home = join(folder, 'home');
  await cp(join(folder, 'dist'), join(home, 'assets', 'probe', '9.9.9'), { recursive: true });
  return { home, path: '/probe/9.9.9/' };
}

/** Makes a version live for all, whatever was live before. */
export async function makeLive(system: PazarSystem, version: string): Promise<void> {
  const { rollout } = await stateOf(system, 'probe');
  if (rollout !== null) await act(system, { remote: 'probe', action: 'rollback' });
  const { stable } = await stateOf(system, 'probe');
  if (stable !== version) await act(system, { remote: 'probe', action: 'promote', version });
}

/** A test with a separate Pazar, in which several versions of the probe are published. */
export const test = base.extend<object, RolloutFixtures & { world: World }>({
  world: [
    async ({}, use) => {
      const world = await startWorld();
      await use(world);
      await world.close();
    },
    { scope: 'worker', timeout: 360_000 },
  ],
  system: [({ world }, use) => use(world.system), { scope: 'worker', timeout: 360_000 }],
  versions: [({ world }, use) => use(world.versions), { scope: 'worker' }],
  mirror: [({ world }, use) => use(world.mirror), { scope: 'worker' }],
  elsewhere: [({ world }, use) => use(world.elsewhere), { scope: 'worker' }],
});
