import * as z from '@pazar/contracts/schema';
import { positiveSchema } from '../values.ts';

/** The requirements for an uploaded image. */
export const imageLimits = {
  bytes: 8 * 1024 * 1024,
  pixels: 40_000_000,
  /** Pixels of the shorter side. */
  side: 300,
  /** A shorter side below this is accepted with a warning. */
  goodSide: 800,
} as const;

/** Longest sides of the renditions, in pixels; a smaller image is never enlarged. */
export const imageSizes = [160, 480, 1200] as const;
export type ImageSize = (typeof imageSizes)[number];

/** One rendition of an image. `url` is below the API's base URL; its content never changes. */
export const imageVariantSchema = z.object({
  size: z.literal(imageSizes),
  width: positiveSchema,
  height: positiveSchema,
  url: z.string(),
});
export type ImageVariant = z.infer<typeof imageVariantSchema>;

/** Members of every image: pixels as uploaded and upright, the largest rendition, and all of them. */
export const imageFields = {
  id: z.uuid(),
  width: positiveSchema,
  height: positiveSchema,
  url: z.string(),
  variants: z.array(imageVariantSchema),
};

/** Answer of `POST /v1/images`. `small`: below 800 pixels it looks poor on large screens. */
export const imageSchema = z.object({
  ...imageFields,
  warnings: z.array(z.enum(['small'])),
});
export type Image = z.infer<typeof imageSchema>;

/** The URL of a rendition, below the API's base URL. */
export function imagePath(id: string, size: ImageSize): string {
  return `/v1/images/${id}/${size}.webp`;
}

/** Width and height of a rendition: the longer side at most `size`, the aspect ratio kept. */
export function renditionSize(
  { width, height }: { width: number; height: number },
  size: ImageSize,
): { width: number; height: number } {
  const scale = Math.min(1, size / Math.max(width, height));
  const scaled = (side: number) => Math.max(1, Math.round(side * scale));
  return { width: scaled(width), height: scaled(height) };
}

/** An image with the URLs of its renditions. */
export function describeImage({
  id,
  width,
  height,
}: {
  id: string;
  width: number;
  height: number;
}) {
  const variants = imageSizes.map((size) => ({
    size,
    ...renditionSize({ width, height }, size),
    url: imagePath(id, size),
  }));
  return { id, width, height, url: imagePath(id, 1200), variants };
}
