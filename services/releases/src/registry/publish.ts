import { and, eq } from 'drizzle-orm';
import type { Queries } from '../database/open-database.ts';
import { remotes, versions } from '../database/tables.ts';
import { manifestUrl } from '../documents/compose-document.ts';
import { BuildRefusal } from '../domain/build-refusal.ts';
import { inspectBuild } from '../domain/inspect-build.ts';
import { integrityOf } from '../domain/integrity.ts';
import type { PublishRequest, ReleaseReceipt } from '../domain/registry-api.ts';
import { deployOnly, deploymentsOf } from './deployments.ts';
import type { DocumentChanges } from './document-changes.ts';
import type { RegistryParts } from './registry-parts.ts';
import { decodeFiles, storeBuild } from './store-build.ts';
import { VersionExists, VersionUnknown } from './version-exists.ts';

/** Which version of which remote, and who asks. */
export interface ReleaseOrder {
  remote: string;
  version: string;
  actor: string;
}

type VersionRow = typeof versions.$inferInsert;

/** Publishes builds and chooses what is live. */
export class Publisher {
  readonly #parts: RegistryParts;
  readonly #changes: DocumentChanges;

  constructor(parts: RegistryParts, changes: DocumentChanges) {
    this.#parts = parts;
    this.#changes = changes;
  }

  /**
   * Checks a build, stores it, reads it back and only then makes it live. Throws `BuildRefusal`
   * or `VersionExists`; in both cases nothing that browsers see has changed.
   */
  async publish(order: ReleaseOrder, request: PublishRequest): Promise<ReleaseReceipt> {
    const { remote, version } = order;
    const files = decodeFiles(request);
    const inspected = inspectBuild(files);
    if (inspected.section.name !== remote) {
      const detail = `is named ${inspected.section.name}, but it is published as ${remote}`;
      throw new BuildRefusal([{ path: 'section.json', detail }]);
    }
    await this.#refuseExisting(this.#parts.database.queries, order, inspected.digest);
    await storeBuild(this.#parts.assets, { remote, version, digest: inspected.digest, files });
    const row: VersionRow = {
      remote,
      version,
      digest: inspected.digest,
      manifestIntegrity: inspected.manifestIntegrity,
      section: inspected.section,
      build: inspected.build,
      files: files.map(({ path, bytes }) => ({
        path,
        integrity: integrityOf(bytes),
        length: bytes.byteLength,
      })),
      publishedAt: this.#parts.now(),
      publishedBy: order.actor,
    };
    const sequence = await this.#changes.apply((queries) => this.#record(queries, order, row));
    return this.#receipt(order, sequence);
  }

  /** Gives all traffic to a version that was published before; throws `VersionUnknown`. */
  async makeLive(order: ReleaseOrder): Promise<ReleaseReceipt> {
    const { remote, version, actor } = order;
    const sequence = await this.#changes.apply(async (queries) => {
      const found = await findVersion(queries, remote, version);
      if (!found) throw new VersionUnknown(remote, version);
      const moved = await deployOnly(queries, remote, version);
      const updatedAt = this.#parts.now();
      await queries.update(remotes).set({ updatedAt }).where(eq(remotes.name, remote));
      return { actor, action: 'make-live', remote, version, ...moved };
    });
    return this.#receipt(order, sequence);
  }

  async #record(queries: Queries, order: ReleaseOrder, row: VersionRow) {
    const { remote, version, actor } = order;
    // Asked again under the document's lock: another publisher may have been faster.
    await this.#refuseExisting(queries, order, row.digest);
    const at = row.publishedAt;
    await queries
      .insert(remotes)
      .values({ name: remote, createdAt: at, updatedAt: at })
      .onConflictDoUpdate({ target: remotes.name, set: { updatedAt: at } });
    await queries.insert(versions).values(row);
    const moved = await deployOnly(queries, remote, version);
    return { actor, action: 'publish' as const, remote, version, ...moved };
  }

  async #refuseExisting(queries: Queries, order: ReleaseOrder, digest: string): Promise<void> {
    const { remote, version } = order;
    const found = await findVersion(queries, remote, version);
    if (!found) return;
    const live = await deploymentsOf(queries, remote);
    throw new VersionExists({
      remote,
      version,
      sameBytes: found.digest === digest,
      live: live.some((deployment) => deployment.version === version && deployment.default),
    });
  }

  #receipt({ remote, version }: ReleaseOrder, sequence: number): ReleaseReceipt {
    const url = manifestUrl(this.#parts.assetOrigin, remote, version);
    return { remote, version, url, sequence };
  }
}

async function findVersion(queries: Queries, remote: string, version: string) {
  const [found] = await queries
    .select({ digest: versions.digest })
    .from(versions)
    .where(and(eq(versions.remote, remote), eq(versions.version, version)));
  return found;
}
