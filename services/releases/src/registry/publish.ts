import { manifestUrl } from '../documents/compose-document.ts';
import { BuildRefusal } from '../domain/build-refusal.ts';
import type { BuildFile } from '../domain/build-file.ts';
import { inspectBuild } from '../domain/inspect-build.ts';
import { integrityOf } from '@pazar/service/integrity';
import type { Plan } from '../domain/plan-api.ts';
import type { PublishRequest, ReleaseReceipt } from '../domain/registry-api.ts';
import { followApi } from './api-shapes.ts';
import { claimVersion } from './claim-version.ts';
import { fillCommon, requireNewNames, storedVersions } from './common-store.ts';
import { planChange } from './plan.ts';
import type { RegistryParts } from './registry-parts.ts';
import type { Releases } from './releases.ts';
import { decodeFiles, storeBuild } from './store-build.ts';
import { readState } from './remote-state.ts';
import { findVersion } from './verbs/find-version.ts';
import { publish, requirePublishable, type StoredVersion } from './verbs/publish.ts';
import type { ReleaseOrder } from './verbs/verb.ts';

export class Publisher {
  readonly #parts: RegistryParts;
  readonly #releases: Releases;

  constructor(parts: RegistryParts, releases: Releases) {
    this.#parts = parts;
    this.#releases = releases;
  }

  /**
   * Checks a build, stores it, reads it back and only then writes it down and, when asked, makes
   * it live. Throws `BuildRefusal`, `FitRefused`, `TransitionRefused`, `StateConflict` or
   * `VersionExists`; in all cases nothing that browsers see has changed.
   */
  async publish(order: ReleaseOrder, request: PublishRequest): Promise<ReleaseReceipt> {
    const { files, stored } = this.#inspect(order, request);
    const { remote, version, digest, build } = stored;
    const { queries } = this.#parts.database;
    await followApi(this.#parts);
    // Before the claim: what is refused leaves its version to the corrected build.
    const { rollout = null, frozen } = (await readState(queries, remote)) ?? {};
    await requirePublishable({ queries, order, rollout, frozen, checks: [] }, stored, request);
    await requireNewNames(queries, stored);
    const claim = { remote, version, digest, files: stored.files };
    await claimVersion(this.#parts.database, claim, this.#parts.now());
    await storeBuild(this.#parts.assets, { remote, version, build, files });
    const { sequence } = await this.#releases.change(order, publish(stored, request));
    await this.#fillAgain(remote, version);
    return {
      remote,
      version,
      url: manifestUrl(this.#parts.origins.asset, remote, version),
      sequence,
    };
  }

  /**
   * A collection may have taken a file that an earlier version had, too. The version is published: what
   * fails here is said by readiness, and done again at the next start.
   */
  async #fillAgain(remote: string, version: string): Promise<void> {
    const { assets, database } = this.#parts;
    try {
      const all = await storedVersions(database.queries, remote);
      await fillCommon(
        assets,
        all.filter((row) => row.version === version),
      );
    } catch {
      // Readiness reads every file of what is live.
    }
  }

  /** The effect of a publish; nothing is stored. */
  async plan(order: ReleaseOrder, request: PublishRequest): Promise<Plan> {
    await followApi(this.#parts);
    return planChange(this.#parts, { ...order, action: 'publish' }, async () => {
      const { stored } = this.#inspect(order, request);
      const { queries } = this.#parts.database;
      const known = await findVersion(queries, stored.remote, stored.version);
      if (!known) await requireNewNames(queries, stored);
      return publish(stored, request);
    });
  }

  #inspect(
    { remote, actor }: ReleaseOrder,
    request: PublishRequest,
  ): { files: BuildFile[]; stored: StoredVersion } {
    const files = decodeFiles(request);
    const { section, ...inspected } = inspectBuild(files);
    if (section.name !== remote) {
      const detail = `is named ${section.name}, but it is published as ${remote}`;
      throw new BuildRefusal([{ path: 'section.json', detail }]);
    }
    const records = files.map(({ path, bytes }) => ({
      path,
      integrity: integrityOf(bytes),
      length: bytes.byteLength,
    }));
    const facts = { section, ...inspected, files: records };
    const publication = { publishedAt: this.#parts.now(), publishedBy: actor };
    const { version, source = null } = request;
    return { files, stored: { remote, version, source, ...facts, ...publication } };
  }
}
