import type { LocalizedText } from '@pazar/format/localized-text';
import { ImageUpload } from '../../../src/image/image-upload.tsx';
import { type Picture, PictureUpload } from '../../../src/image/picture-upload.tsx';
import type { UploadOptions } from '../../../src/image/uploaded-image.ts';
import type { Entry } from '../entry.ts';
import { Held } from '../held.tsx';

interface ExampleImage {
  readonly id: string;
  readonly alt: LocalizedText | null;
}

const initial: readonly ExampleImage[] = [
  { id: 'one', alt: { mk: 'Зрели домати во гајба', en: 'Ripe tomatoes in a crate' } },
  { id: 'two', alt: null },
  { id: 'three', alt: { mk: 'Пластеник', en: null } },
];

let made = 0;

/** Accepts a file as a server does: in steps, and under a new name. */
async function keep(file: File, { onProgress }: UploadOptions): Promise<ExampleImage> {
  for (const sent of [0.25, 0.5, 1]) {
    onProgress(sent);
    await new Promise((resolve) => {
      requestAnimationFrame(resolve);
    });
  }
  if (file.name.startsWith('refused')) throw new Error('Refused');
  made += 1;
  return { id: `kept-${made}`, alt: null };
}

/** The input of photographs. */
export const images: readonly Entry[] = [
  {
    name: 'image/image-upload',
    isWide: true,
    states: {
      filled: (say) => (
        <Held initial={initial}>
          {(value, onChange) => (
            <ImageUpload
              label={say('Images', 'Слики')}
              hint={say('The first is the cover', 'Првата е насловна')}
              max={8}
              smallestSide={300}
              value={value}
              onChange={onChange}
              upload={keep}
              source={() => '/assets/picture.svg'}
            />
          )}
        </Held>
      ),
      empty: (say) => (
        <Held<readonly ExampleImage[]> initial={[]}>
          {(value, onChange) => (
            <ImageUpload
              label={say('Images of the lot', 'Слики од приносот')}
              isOptional
              max={4}
              smallestSide={300}
              value={value}
              onChange={onChange}
              upload={keep}
              source={() => '/assets/picture.svg'}
            />
          )}
        </Held>
      ),
    },
  },
  {
    name: 'image/picture-upload',
    isWide: true,
    states: {
      empty: (say) => (
        <Held<readonly Picture[]> initial={[]}>
          {(value, onChange) => (
            <PictureUpload
              label={say('Images of the place', 'Слики од местото')}
              max={4}
              value={value}
              onChange={onChange}
            />
          )}
        </Held>
      ),
    },
  },
];
