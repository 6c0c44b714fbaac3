import type { ImageSize } from '@pazar/contracts/image';

export interface StoredImage {
  id: string;
  writtenAt: Date;
}

/** The storage of renditions. A rendition is written once and never changes. */
export interface ImageStore {
  write: (id: string, size: ImageSize, content: Uint8Array) => Promise<void>;
  /** Null when there is none. */
  read: (id: string, size: ImageSize) => Promise<Uint8Array | null>;
  /** Deletes all renditions of an image; missing ones are ignored. */
  remove: (id: string) => Promise<void>;
  /** Every rendition that is there, in no order. */
  list: () => AsyncIterable<StoredImage>;
}
