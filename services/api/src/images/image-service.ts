import { describeImage, imageLimits, type ImageSize } from '@pazar/contracts/image';
// Not version 7: an image is public by its address, so the id must not be guessed from its time.
import { v4 as randomId } from 'uuid';
import { recordAudit } from '../records/audit.ts';
import type { Clock } from '../clock/clock.ts';
import type { Database } from '../database/database.ts';
import { eq } from '../database/drizzle.ts';
import { agents } from '../database/tables/agents.ts';
import { images } from '../database/tables/images.ts';
import type { ImageStore } from './image-store.ts';
import { requireImageKind } from './image-kind.ts';
import { renderImage } from './render-image.ts';
import { Refusal } from '../problems/refusal.ts';
import { findImageUses, lockImage } from './image-repository.ts';
import { createWorkQueue } from '../queues/work-queue.ts';

/** Eight for each of a few hundred products; unused ones are deleted after a day. */
export const maxImagesOfAgent = 3000;
/** Without the agent role: a picture of the person, and some of a first location. */
const maxImagesOfPerson = 20;
/** Decoding 40 megapixels takes some 200 MB; more at once would only wait for the processor. */
const decoding = { atOnce: 2, waiting: 16, each: 4 };

/** An image whose files are in the store. */
export interface KeptImage {
  id: string;
  /** Pixels of the original, upright. */
  width: number;
  height: number;
}

export type ImageService = ReturnType<typeof createImageService>;

export function createImageService(
  database: Database,
  { store, clock }: { store: ImageStore; clock: Clock },
) {
  const queue = createWorkQueue(decoding);

  return {
    /** Throws `busy` when an image of the agent would have to wait too long. */
    requirePlace: (agentId: string) => queue.requirePlace(agentId),
    /**
     * Decodes a file in its turn and writes its renditions: the slow part of an upload, which needs
     * no transaction. 413, 415, 422 as in `requireImageKind` and `renderImage`; 422 `image-quota`;
     * `busy`.
     */
    keep: async (agentId: string, content: Buffer) => {
      requireImageKind(content);
      // Before the slow part, so that nobody waits to be refused; `add` counts again.
      await requireRoom(database, await rolesOf(database, agentId), agentId);
      const { renditions, width, height } = await queue.take(agentId, () => renderImage(content));
      const id = randomId();
      // Files first: a row without files would be a broken image, files without a row are swept.
      for (const [size, file] of renditions) await store.write(id, size, file);
      return { id, width, height };
    },
    /** Adds an image whose files are stored to the agent. 422 `image-quota`. */
    add: async (agentId: string, kept: KeptImage) => {
      const now = clock();
      await database.transaction(async (transaction) => {
        await requireRoom(transaction, await lockRoles(transaction, agentId), agentId);
        await transaction.insert(images).values({ ...kept, agentId, createdAt: now });
        await recordImage(transaction, { agentId, id: kept.id, at: now, action: 'image.create' });
      });
      const image = describeImage(kept);
      const isSmall = Math.min(image.width, image.height) < imageLimits.goodSide;
      return { ...image, warnings: isSmall ? ['small' as const] : [] };
    },
    /** 404; 409 `in-use` with the records that show the image. */
    remove: async (agentId: string, id: string) => {
      await database.transaction(async (transaction) => {
        const image = await lockImage(transaction, { id, agentId });
        if (image === undefined) throw new Refusal('not-found');
        const blocking = await findImageUses(transaction, id);
        if (blocking.length > 0) throw new Refusal('in-use', { extensions: { blocking } });
        await transaction.delete(images).where(eq(images.id, id));
        await recordImage(transaction, { agentId, id, at: clock(), action: 'image.delete' });
      });
      await store.remove(id);
    },
    /** 404. Anyone who knows the URL may read. */
    read: async (id: string, size: ImageSize) => {
      const content = await store.read(id, size);
      if (content === null) throw new Refusal('not-found');
      return content;
    },
  };
}

const selectRoles = (database: Database, agentId: string) =>
  database.select({ roles: agents.roles }).from(agents).where(eq(agents.id, agentId));

async function rolesOf(database: Database, agentId: string): Promise<readonly string[]> {
  const [agent] = await selectRoles(database, agentId);
  return agent?.roles ?? [];
}

/** Holds the agent's row, so that uploads at the same time count each other. */
async function lockRoles(transaction: Database, agentId: string): Promise<readonly string[]> {
  const [agent] = await selectRoles(transaction, agentId).for('no key update');
  return agent?.roles ?? [];
}

async function requireRoom(
  database: Database,
  roles: readonly string[],
  agentId: string,
): Promise<void> {
  const count = await database.$count(images, eq(images.agentId, agentId));
  const limit = roles.includes('ROLE_AGENT') ? maxImagesOfAgent : maxImagesOfPerson;
  if (count < limit) return;
  throw new Refusal('validation', {
    errors: [{ pointer: '/file', code: 'image-quota', params: { limit } }],
  });
}

function recordImage(
  transaction: Database,
  {
    agentId,
    id,
    ...event
  }: { agentId: string; id: string; at: Date; action: `image.${'create' | 'delete'}` },
): Promise<void> {
  return recordAudit(transaction, {
    ...event,
    agentId,
    actor: { id: agentId, role: 'agent' },
    entity: 'image',
    entityId: id,
  });
}
