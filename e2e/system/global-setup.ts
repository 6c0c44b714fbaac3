import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { buildGallery } from './build-gallery.ts';
import { buildProbe } from './build-probe.ts';
import { prepareHome, preparedHomeVariable } from './prepared-home.ts';
import { probeFolder } from './repository.ts';
import { compiledVariable } from './system-parts.ts';

/** Prepares what every worker needs once: the builds that only tests use, and a prepared home. */
export default async function setUp(): Promise<() => Promise<void>> {
  const compiled = await mkdtemp(join(tmpdir(), 'pazar-compiled-'));
  process.env[compiledVariable] = compiled;
  // Two processors build while the services start, which mostly use one processor.
  const probe = buildProbe().then(() => [probeFolder]);
  const [prepared, gallery] = await Promise.allSettled([prepareHome(probe), buildGallery()]);
  // Whichever failed, the services of the other have stopped.
  if (prepared.status === 'rejected') throw prepared.reason;
  if (gallery.status === 'rejected') throw gallery.reason;
  const home = prepared.value;
  process.env[preparedHomeVariable] = home;
  return async () => {
    for (const folder of [home, compiled]) await rm(folder, { recursive: true, force: true });
  };
}
