import type { DiscoveryDocument } from '@pazar/contracts/releases/discovery';
import type { RuntimeConfig } from '@pazar/contracts/releases/runtime-config';
import type { Session } from '@pazar/contracts/session';
import { mayOverride, overridesKey } from '../core/builds/access.ts';
import { chosenBuilds } from '../core/builds/build.ts';
import { rolloutPlaces } from '../core/builds/choose-entry.ts';
import type { OverriddenBuilds } from '../core/builds/overrides.ts';
import { rolloutSubject } from '../core/builds/choose-entry.ts';
import { pageServerTime, readStartData, withAbsoluteAddresses } from '../core/config/start-data.ts';
import { discover } from '../core/discovery/discover.ts';
import { tokenOrigins } from '../core/http/http-options.ts';
import { recordTiming } from '../core/journal/timings.ts';
import { allowTokenAt } from '../core/request/send-request.ts';

/**
 * Reads the configuration and the discovery document: from the page itself where the server
 * embedded them, else by requests.
 *
 * @throws Error that names the one that could not be read
 */
export async function readConfigAndDocument(storage: Storage) {
  const { origin } = location;
  const startData = readStartData(document);
  const config =
    startData === null
      ? await requestConfig(origin)
      : withAbsoluteAddresses(startData.config, origin);
  allowTokenAt(tokenOrigins(config));
  const given = startData?.discovery && {
    ...startData.discovery,
    serverTime: pageServerTime(performance),
  };
  const { discovery: address, trustedKeys: keys } = config;
  const start = performance.now();
  const discovery = await discover({ address, keys, storage, given });
  recordTiming('discover', { start });
  return { config, discovery };
}

async function requestConfig(origin: string): Promise<RuntimeConfig> {
  const { readConfig } = await import(
    /* webpackChunkName: "start-requests" */ '../core/config/read-config.ts'
  );
  return readConfig(origin);
}

export interface FindBuildsOptions {
  readonly document: DiscoveryDocument;
  readonly session: Session | null;
  readonly storage: Storage;
}

/**
 * The published remotes, each at the version of this visitor. Development servers and overrides
 * replace them only where the configuration allows it.
 */
export async function findBuilds(
  config: RuntimeConfig,
  { document, session, storage }: FindBuildsOptions,
): Promise<OverriddenBuilds> {
  const places = await rolloutPlaces(document, () => rolloutSubject(session, storage), session);
  const builds = chosenBuilds(document, config.assetOrigins, places);
  if (config.developmentRemotes !== undefined) {
    const { withDevelopmentBuilds } = await import('../core/builds/unsigned-build.ts');
    return { builds: await withDevelopmentBuilds(builds, config.developmentRemotes), failed: [] };
  }
  const { overrides: allowed } = config;
  const hasOverrides = storage.getItem(overridesKey) !== null && mayOverride(config, session);
  if (allowed === undefined || !hasOverrides) return { builds, failed: [] };
  const { withOverrides, readOverrides } = await import('../core/builds/overrides.ts');
  // A version that is stored and not live is on an asset origin.
  const origins = [...allowed.origins, ...config.assetOrigins];
  return withOverrides(builds, { overrides: readOverrides(storage), origins });
}
