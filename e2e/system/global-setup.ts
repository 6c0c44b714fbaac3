import { rm } from 'node:fs/promises';
import { buildGallery } from './build-gallery.ts';
import { buildProbe } from './build-probe.ts';
import { prepareHome, preparedHomeVariable } from './prepared-home.ts';
import { probeFolder } from './repository.ts';

/** Makes once what every worker needs: the builds that only tests use, and a prepared home. */
export default async function setUp(): Promise<() => Promise<void>> {
  await Promise.all([buildProbe(), buildGallery()]);
  const home = await prepareHome(probeFolder);
  process.env[preparedHomeVariable] = home;
  return () => rm(home, { recursive: true, force: true });
}
