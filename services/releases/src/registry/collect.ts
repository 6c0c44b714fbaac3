import type { RemoteState } from '@pazar/contracts/releases/release-state';
import { and, eq, isNull } from '../database/drizzle.ts';
import type { Queries } from '../database/open-database.ts';
import { versions } from '../database/tables/versions.ts';
import { explain, keepReasons, type VersionUse } from '../domain/keep-reasons.ts';
import type { Collection } from '../domain/maintenance-api.ts';
import { fillCommon, storedVersions, sweep } from './common-store.ts';
import type { DocumentChanges } from './document-changes.ts';
import { bytesOf } from './read-registry.ts';
import type { LastSeen, RegistryParts } from './registry-parts.ts';
import { listStates } from './remote-state.ts';
import { lastGoodVersion } from './stable-versions.ts';

export interface CollectOrder {
  actor: string;
  reason: string;
  dryRun: boolean;
}

type VersionRow = typeof versions.$inferSelect;
type Judged = Omit<Collection['items'][number], 'removed'>;

/** Deletes the files of versions that nobody needs. Their rows stay: a version is never reused. */
export class Collector {
  readonly #parts: RegistryParts;
  readonly #changes: DocumentChanges;
  readonly #lastSeen: LastSeen;

  constructor(parts: RegistryParts, changes: DocumentChanges, lastSeen: LastSeen) {
    this.#parts = parts;
    this.#changes = changes;
    this.#lastSeen = lastSeen;
  }

  /** Judges every version that has files, and deletes those without a reason to stay. */
  async collect(order: CollectOrder): Promise<Collection> {
    const { dryRun } = order;
    const at = this.#parts.now();
    let items = await this.#judge(this.#parts.database.queries, at);
    if (!dryRun && items.some(({ keptBecause }) => keptBecause.length === 0)) {
      items = await this.#mark(order);
    }
    if (!dryRun) await this.#sweep();
    const removed = items.filter(({ keptBecause }) => keptBecause.length === 0);
    return {
      dryRun,
      items: items.map((item) => ({ ...item, removed: !dryRun && removed.includes(item) })),
      bytesFreed: removed.reduce((sum, { bytes }) => sum + bytes, 0),
    };
  }

  /** Deletes files of marked versions; finishes the work of a killed process. */
  async #sweep(): Promise<void> {
    const { assets, database } = this.#parts;
    const rows = await database.queries.select().from(versions);
    const { removed = [], kept = [] } = Object.groupBy(rows, ({ collectedAt }) =>
      collectedAt ? 'removed' : 'kept',
    );
    await sweep(assets, { removed, kept });
    // A version that was published meanwhile may have had such a file, too.
    await fillCommon(assets, await storedVersions(database.queries));
  }

  async #mark({ actor, reason }: CollectOrder): Promise<Judged[]> {
    let items: Judged[] = [];
    await this.#changes.apply(async (queries, { at }) => {
      // Judged again under the document's lock: a rollback may have happened in between.
      items = await this.#judge(queries, at);
      const garbage = items.filter(({ keptBecause }) => keptBecause.length === 0);
      for (const { remote, version } of garbage) {
        await queries
          .update(versions)
          .set({ collectedAt: at })
          .where(and(eq(versions.remote, remote), eq(versions.version, version)));
      }
      const after = garbage.map(({ remote, version, bytes }) => ({ remote, version, bytes }));
      return { actor, reason, action: 'collect', after };
    });
    return items;
  }

  async #judge(queries: Queries, at: Date): Promise<Judged[]> {
    const states = await listStates(queries);
    const rows = await queries.select().from(versions).where(isNull(versions.collectedAt));
    const items: Judged[] = [];
    for (const state of states) {
      const lastGood = await lastGoodVersion(queries, state.name, state.stable);
      for (const row of rows.filter(({ remote }) => remote === state.name)) {
        items.push(await this.#judgeVersion(queries, row, { state, lastGood, at }));
      }
    }
    return items;
  }

  // PGlite has one connection: a query outside the transaction would wait for its end.
  async #judgeVersion(
    queries: Queries,
    row: VersionRow,
    { state, lastGood, at }: { state: RemoteState; lastGood: string | null; at: Date },
  ): Promise<Judged> {
    const { remote, version, publishedAt } = row;
    const lastSeen = (await this.#lastSeen(queries, remote, version)) ?? null;
    const use: VersionUse = { version, publishedAt, lastSeen, lastGood, state };
    const keptBecause = keepReasons(use, at);
    return {
      remote,
      version,
      bytes: bytesOf(row.files),
      publishedAt: publishedAt.toISOString(),
      lastSeen: lastSeen?.toISOString() ?? null,
      keptBecause,
      explanation: explain(use, keptBecause),
    };
  }
}
