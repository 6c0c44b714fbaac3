import type { Adapters } from '../adapters/adapters.ts';
import { memoryImageStore } from './memory-image-store.ts';

/** Nothing around the service: e-mails are forgotten, images are in memory, there is no Google. */
export const nowhere: Adapters = {
  shellUrl: 'http://127.0.0.1:3000',
  google: null,
  mail: { send: () => Promise.resolve() },
  images: memoryImageStore(),
};
