import type { ImageSize } from '@pazar/contracts/image';

/** A file that the store holds. */
export interface StoredImage {
  id: string;
  writtenAt: Date;
}

/** Where renditions are kept. A rendition is written once and never changes. */
export interface ImageStore {
  write: (id: string, size: ImageSize, content: Uint8Array) => Promise<void>;
  /** Null when there is none. */
  read: (id: string, size: ImageSize) => Promise<Uint8Array | null>;
  /** Takes all renditions of an image away; those that are not there are no fault. */
  remove: (id: string) => Promise<void>;
  /** Every rendition that is there, in no order. */
  list: () => AsyncIterable<StoredImage>;
}
