import { readFile } from 'node:fs/promises';
import { imageSizes } from '@pazar/contracts/image';
import type { ImageStore } from '../images/image-store.ts';
import type { SeededPicture } from './picture-rows.ts';

/** Copies the pictures of the demo into the image store, in every size. */
export async function writePictures(
  store: ImageStore,
  pictures: readonly SeededPicture[],
): Promise<void> {
  await Promise.all(
    pictures.flatMap(({ picture, image }) =>
      imageSizes.map(async (size) => {
        const file = new URL(`pictures/files/${picture}-${size}.webp`, import.meta.url);
        await store.write(image.id, size, await readFile(file));
      }),
    ),
  );
}
