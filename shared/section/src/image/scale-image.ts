/**
 * Longest side of an uploaded image, in pixels: enough for every rendition, small enough for a slow
 * network in a field.
 */
const maxSide = 2000;
/** Longest side of the picture shown meanwhile. */
const previewSide = 320;
const quality = 0.86;

/** Why a file was rejected; shown at the file. */
export type ImageFault = 'unreadable' | 'small';

export class ImageFaultError extends Error {
  readonly fault: ImageFault;

  constructor(fault: ImageFault) {
    super(`The image is ${fault}`);
    this.fault = fault;
  }
}

export interface ScaledImage {
  /** A JPEG of at most 2,000 pixels. It is repainted, so it contains no camera metadata. */
  readonly file: File;
  /** A thumbnail as a `data:` URL, the only kind that the page's policy allows. */
  readonly preview: string;
}

/**
 * Reads a photograph, turns it upright and scales it down.
 *
 * @param smallestSide pixels that its shorter side must have
 * @throws ImageFaultError when the browser cannot read it or it is too small
 */
export async function scaleImage(file: File, smallestSide: number): Promise<ScaledImage> {
  const image = await readImage(file);
  try {
    if (Math.min(image.width, image.height) < smallestSide) throw new ImageFaultError('small');
    const blob = await toBlob(paint(image, maxSide));
    const name = `${file.name.replace(/\.[^.]*$/, '')}.jpg`;
    return {
      file: new File([blob], name, { type: blob.type }),
      preview: paint(image, previewSide).toDataURL('image/jpeg', quality),
    };
  } finally {
    image.close();
  }
}

async function readImage(file: File): Promise<ImageBitmap> {
  try {
    return await createImageBitmap(file, { imageOrientation: 'from-image' });
  } catch {
    throw new ImageFaultError('unreadable');
  }
}

function paint(image: ImageBitmap, longest: number): HTMLCanvasElement {
  const scale = Math.min(1, longest / Math.max(image.width, image.height));
  const canvas = document.createElement('canvas');
  canvas.width = Math.max(1, Math.round(image.width * scale));
  canvas.height = Math.max(1, Math.round(image.height * scale));
  const context = canvas.getContext('2d');
  if (context === null) throw new ImageFaultError('unreadable');
  // A JPEG has no transparency, which would turn black.
  context.fillStyle = 'white';
  context.fillRect(0, 0, canvas.width, canvas.height);
  context.imageSmoothingQuality = 'high';
  context.drawImage(image, 0, 0, canvas.width, canvas.height);
  return canvas;
}

function toBlob(canvas: HTMLCanvasElement): Promise<Blob> {
  return new Promise((resolve, reject) => {
    canvas.toBlob(
      (blob) => (blob === null ? reject(new ImageFaultError('unreadable')) : resolve(blob)),
      'image/jpeg',
      quality,
    );
  });
}
