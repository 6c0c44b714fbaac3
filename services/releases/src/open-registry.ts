import { openAssetStore } from './assets/open-asset-store.ts';
import { Controller } from './controller/controller.ts';
import { openDatabase } from './database/open-database.ts';
import { clearAbandoned } from './documents/clear-abandoned.ts';
import { channelsOf } from './notices/notice-settings.ts';
import { openSenders } from './notices/senders.ts';
import { readServed } from './documents/read-served.ts';
import { openSigningKeys } from './documents/signing-keys.ts';
import { layout, type Environment } from './environment.ts';
import { Telemetry } from './telemetry/telemetry.ts';
import { readLastSeen } from './telemetry/telemetry-store.ts';
import { checkKeys, takeOverDocuments } from './registry/check-start.ts';
import { claimKeys } from './registry/claim-keys.ts';
import { fillCommon, storedVersions } from './registry/common-store.ts';
import { createDocumentChanges, reissue } from './registry/document-changes.ts';
import { Collector } from './registry/collect.ts';
import { Publisher } from './registry/publish.ts';
import type { RegistryParts } from './registry/registry-parts.ts';
import { Releases } from './registry/releases.ts';
import { ensureLocalToken } from './registry/local-token.ts';

/** An open registry: its parts, its verbs, and how it is closed. */
export type Registry = Awaited<ReturnType<typeof openRegistry>>;

/**
 * Opens the registry's state, creates keys and token at the first start, and issues a new document.
 * Throws `StartRefused` instead of replacing documents that are newer than the database or signed
 * by other keys, and where keys or token are those of other registries only.
 */
export async function openRegistry(
  environment: Omit<Environment, 'port' | 'metricsPort' | 'shellOrigin'>,
  now: () => Date = () => new Date(),
) {
  const paths = layout(environment.home);
  const { databaseUrl, assetOrigin, fallbackOrigin, apiOrigin, recover } = environment;
  const served = await readServed(paths.documents);
  await checkKeys(paths, served, recover);
  const keys = openSigningKeys(paths.keys);
  const assets = await openAssetStore(environment.assetBucket, paths.assets);
  const database = await openDatabase(
    databaseUrl === undefined ? { folder: paths.database } : { url: databaseUrl },
  );
  const { documents } = paths;
  const origins = { asset: assetOrigin, fallback: fallbackOrigin };
  const { home, hosts, allowsOffline } = environment;
  const parts: RegistryParts = {
    database,
    assets,
    keys,
    home,
    documents,
    origins,
    allowsOffline,
    apiOrigin,
    hosts,
    notices: {
      channels: channelsOf(environment.notices),
      senders: openSenders(environment.notices, home),
    },
    now,
  };
  const changes = createDocumentChanges(parts);
  try {
    const place = databaseUrl === undefined ? paths.database : 'DATABASE_URL';
    await takeOverDocuments({ database, documents, place }, served, recover);
    await claimKeys({ database, keys, place, now: now() }, recover);
    await ensureLocalToken(database.queries, { path: paths.publishToken, now: now() }, recover);
    await clearAbandoned(documents, /^\..*\.tmp$/);
    await fillCommon(assets, await storedVersions(database.queries));
    await reissue(changes);
  } catch (error) {
    await database.close();
    throw error;
  }
  const releases = new Releases(parts, changes);
  const telemetry = new Telemetry(database, now, environment.controller.reportsPerAddress);
  return {
    parts,
    changes,
    releases,
    publisher: new Publisher(parts, releases),
    telemetry,
    collector: new Collector(parts, changes, readLastSeen),
    controller: new Controller({ parts, releases, telemetry }, environment.controller),
    close: database.close,
  };
}
