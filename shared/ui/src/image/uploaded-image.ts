import type { LocalizedText } from '@pazar/format/localized-text';

/** What every image of a list has, whatever else its owner keeps with it. */
export interface UploadedImage {
  readonly id: string;
  /** What is on it, for those who do not see it; null when nobody has said. */
  readonly alt: LocalizedText | null;
}

export interface UploadOptions {
  readonly signal: AbortSignal;
  /** Takes the share that is sent, 0 to 1. */
  readonly onProgress: (sent: number) => void;
}

/** Sends a file and gives the image that the server made of it. */
export type UploadImage<Image> = (file: File, options: UploadOptions) => Promise<Image>;

/** The list with one image at another place. */
export function moveImage<Image>(images: readonly Image[], from: number, to: number): Image[] {
  const rest = images.toSpliced(from, 1);
  return rest.toSpliced(to, 0, ...images.slice(from, from + 1));
}
