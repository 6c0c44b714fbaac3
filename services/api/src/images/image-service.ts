import { describeImage, imageLimits, type Image, type ImageSize } from '@pazar/contracts/image';
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
import { renderImage, type RenderedImage } from './render-image.ts';
import { Refusal } from '../problems/refusal.ts';
import { findImageUses, lockImage } from './image-repository.ts';
import { createTurns } from '../queues/turns.ts';

/** Eight for each of a few hundred products; what is not shown goes after a day. */
export const maxImagesOfAgent = 3000;
/** Decoding 40 megapixels takes some 200 MB; more at once only waits for the processor. */
const decoding = { atOnce: 2, waiting: 16, each: 4 };

export interface ImageService {
  /** Throws `busy` when an image of the agent would have to wait too long. */
  requirePlace: (agentId: string) => void;
  /** Decodes a file in its turn. 413, 415, 422 as `requireImageKind` and `renderImage` say; `busy`. */
  render: (agentId: string, content: Buffer) => Promise<RenderedImage>;
  /** Keeps what was rendered. 422 `image-quota`. */
  add: (agentId: string, rendered: RenderedImage) => Promise<Image>;
  /** 404; 409 `in-use` with what shows the image. */
  remove: (agentId: string, id: string) => Promise<void>;
  /** 404. Anyone who knows the address may read. */
  read: (id: string, size: ImageSize) => Promise<Uint8Array>;
}

export function createImageService(
  database: Database,
  { store, clock }: { store: ImageStore; clock: Clock },
): ImageService {
  const turns = createTurns(decoding);

  async function keep(agentId: string, { width, height, renditions }: RenderedImage) {
    const id = randomId();
    // Files first: a row without files would be a broken image, files without a row are swept.
    for (const [size, content] of renditions) await store.write(id, size, content);
    const now = clock();
    await database.transaction(async (transaction) => {
      await requireRoom(transaction, agentId);
      await transaction.insert(images).values({ id, agentId, width, height, createdAt: now });
      await recordImage(transaction, { agentId, id, at: now, action: 'image.create' });
    });
    return { id, width, height };
  }

  return {
    requirePlace: (agentId) => turns.requirePlace(agentId),
    render: async (agentId, content) => {
      requireImageKind(content);
      return turns.take(agentId, () => renderImage(content));
    },
    add: async (agentId, rendered) => {
      const image = describeImage(await keep(agentId, rendered));
      const isSmall = Math.min(image.width, image.height) < imageLimits.goodSide;
      return { ...image, warnings: isSmall ? ['small'] : [] };
    },
    remove: async (agentId, id) => {
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
    read: async (id, size) => {
      const content = await store.read(id, size);
      if (content === null) throw new Refusal('not-found');
      return content;
    },
  };
}

/** The agent's row is held, so that uploads at the same time count each other. */
async function requireRoom(transaction: Database, agentId: string): Promise<void> {
  await transaction
    .select({ id: agents.id })
    .from(agents)
    .where(eq(agents.id, agentId))
    .for('no key update');
  const count = await transaction.$count(images, eq(images.agentId, agentId));
  if (count < maxImagesOfAgent) return;
  throw new Refusal('validation', {
    errors: [{ pointer: '/file', code: 'image-quota', params: { limit: maxImagesOfAgent } }],
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
