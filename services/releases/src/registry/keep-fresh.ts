import type { FastifyBaseLogger } from 'fastify';
import { repeat } from '@pazar/service/repeat';
import { followApi } from './api-shapes.ts';
import { type DocumentChanges, reissue } from './document-changes.ts';
import { readDocument } from './read-registry.ts';
import type { RegistryParts } from './registry-parts.ts';

const hourMs = 60 * 60 * 1000;
/** A statement is renewed when it is this old, long before it expires. */
const renewAfterMs = 24 * hourMs;

/** The parts of a registry that keep its documents current. */
interface Documents {
  readonly parts: RegistryParts;
  readonly changes: DocumentChanges;
}

/** Renews the document once it is a day old. */
export async function refresh(registry: Documents): Promise<void> {
  const document = await readDocument(registry.parts.database.queries);
  const age = registry.parts.now().getTime() - Date.parse(document?.issuedAt ?? '');
  // Also true when there is no document yet, and its age is not a number.
  if (!(age < renewAfterMs)) await reissue(registry.changes);
}

/** Another process on the same database may have issued a document; it is copied this soon. */
const followEveryMs = 1000;

/** An API that is deployed with other answers is known to promotions and rollbacks this soon. */
const followApiEveryMs = 60_000;

/**
 * Keeps the documents on disk current, and asks the API what it answers. It checks the document's age every hour, because a daily
 * timer would lose the time for which a laptop sleeps. Returns the function that stops it.
 */
export function keepFresh(registry: Documents, log: FastifyBaseLogger): () => Promise<void> {
  const repeated = [
    repeat({ what: 'renewing the document', everyMs: hourMs, work: () => refresh(registry) }, log),
    repeat(
      {
        what: 'following the document',
        everyMs: followEveryMs,
        work: () => registry.changes.follow(),
      },
      log,
    ),
    repeat(
      {
        what: 'asking the API what it answers',
        everyMs: followApiEveryMs,
        work: () => followApi(registry.parts),
      },
      log,
    ),
  ];
  return async () => {
    for (const { stop } of repeated) await stop();
  };
}
