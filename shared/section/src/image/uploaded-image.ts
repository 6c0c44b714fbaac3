import type { LocalizedText } from '@pazar/format/localized-text';

/** Members of every image in a list, beside its owner's own. */
export interface UploadedImage {
  readonly id: string;
  /** Alternative text; null without one. */
  readonly alt: LocalizedText | null;
}

export interface UploadOptions {
  readonly signal: AbortSignal;
  /** Called with the uploaded share, 0 to 1. */
  readonly onProgress: (sent: number) => void;
}

/** Uploads a file and returns the server's image. */
export type UploadImage<Image> = (file: File, options: UploadOptions) => Promise<Image>;
