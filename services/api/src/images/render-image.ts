import { imageLimits, imageSizes, renditionSize, type ImageSize } from '@pazar/contracts/image';
import sharp, { type Metadata, type Sharp } from 'sharp';
import { Refusal, type FieldFault } from '../problems/refusal.ts';

// Other decoders are never reached, whatever a file claims to be.
sharp.block({ operation: ['VipsForeignLoad'] });
sharp.unblock({
  operation: ['VipsForeignLoadJpeg', 'VipsForeignLoadPng', 'VipsForeignLoadWebp'],
});
// Concurrency comes from requests, not from the parts of one image.
sharp.concurrency(1);
sharp.cache(false);

/** Longer than 40 megapixels take on a slow machine. */
const maxSeconds = 20;

export interface RenderedImage {
  /** Pixels of the original, upright. */
  width: number;
  height: number;
  renditions: Map<ImageSize, Buffer>;
}

/**
 * Makes the renditions of an uploaded image: upright, in sRGB, as WebP, without any metadata of the
 * file. 413 `too-large` above 40 megapixels; 422 `validation` when it is too small or cannot be
 * read to its end.
 */
export async function renderImage(content: Buffer): Promise<RenderedImage> {
  const { width, height } = uprightSize(await reading(openImage(content).metadata()));
  requirePixels(width, height);
  const renditions = new Map<ImageSize, Buffer>();
  for (const size of imageSizes) {
    const scaled = renditionSize({ width, height }, size);
    const image = openImage(content)
      .autoOrient()
      .resize({ ...scaled, fit: 'fill' })
      .toColourspace('srgb')
      .webp({ quality: 82 })
      .timeout({ seconds: maxSeconds });
    renditions.set(size, await reading(image.toBuffer()));
  }
  return { width, height, renditions };
}

function openImage(content: Buffer): Sharp {
  return sharp(content, { failOn: 'error', limitInputPixels: imageLimits.pixels });
}

async function reading<Result>(work: Promise<Result>): Promise<Result> {
  try {
    return await work;
  } catch (error) {
    // The message of libvips for a header that declares more than the limit.
    const isTooLarge = error instanceof Error && error.message.includes('exceeds pixel limit');
    if (isTooLarge) throw tooManyPixels();
    throw refused({ pointer: '/file', code: 'damaged' }, error);
  }
}

/** Orientations 5 to 8 of EXIF lie on their side. */
function uprightSize({ width, height, orientation = 1 }: Metadata) {
  return orientation >= 5 ? { width: height, height: width } : { width, height };
}

function requirePixels(width: number, height: number): void {
  if (width * height > imageLimits.pixels) throw tooManyPixels(width * height);
  const limit = imageLimits.side;
  if (Math.min(width, height) < limit) {
    throw refused({ pointer: '/file', code: 'image-side', params: { limit } });
  }
}

function tooManyPixels(actual?: number): Refusal {
  const errors: FieldFault[] = [{ pointer: '/file', code: 'image-pixels', params: { limit: 40 } }];
  const extensions = { limit: imageLimits.pixels, ...(actual !== undefined && { actual }) };
  return new Refusal('too-large', { errors, extensions });
}

function refused(fault: FieldFault, cause?: unknown): Refusal {
  const problem = new Refusal('validation', { errors: [fault] });
  problem.cause = cause;
  return problem;
}
