import type { InferInsertModel } from '../database/drizzle.ts';
import type { images } from '../database/tables/images.ts';
import { z } from 'zod';
import { pictureTexts, type PictureName } from './data/pictures.ts';
import type { SeedContext } from './seed-context.ts';

/** Pixels of every picture: see `pictures/draw-pictures.ts`. */
const size = { width: 1200, height: 900 };

const isPictureName = (name: string): name is PictureName => Object.hasOwn(pictureTexts, name);

/** Pictures that the demo has, in their order. */
export const pictureNamesSchema = z
  .array(z.custom<PictureName>((name) => isPictureName(String(name))))
  .default([]);

export interface SeededPicture {
  picture: PictureName;
  image: InferInsertModel<typeof images>;
}

interface Shown {
  /** Of the product or place, with its agent's name. */
  key: string;
  pictures: readonly PictureName[];
  /** Days ago. */
  created: number;
}

/** The image of each picture that a product or a place shows, in their order. */
export function pictureRows(
  context: SeedContext,
  agentId: string,
  { key, pictures, created }: Shown,
): SeededPicture[] {
  return pictures.map((picture) => ({
    picture,
    image: {
      id: context.imageId(`${key} ${picture}`),
      agentId,
      ...size,
      createdAt: context.instant(created),
    },
  }));
}
