import { imageLimits, imagePath, imageSchema } from '@pazar/contracts/image';
import type { LocalizedText } from '@pazar/format/localized-text';
import { ApiError } from '@pazar/shell/api-error';
import { useHttp } from '@pazar/shell/http';
import { useNotify } from '@pazar/shell/notify';
import { useTranslation } from 'react-i18next';
import { useQueryClient } from '@tanstack/react-query';
import { failureKey } from '@pazar/ui/parts/failure-key';
import { runAttempt } from '../record/attempt.ts';
import { ImageUpload, type ImageUploadProps } from './image-upload.tsx';

/** An uploaded image: the API finds the rest by its identifier. */
export interface Picture {
  readonly id: string;
  readonly alt: LocalizedText | null;
}

export type PictureUploadProps = Omit<
  ImageUploadProps<Picture>,
  'upload' | 'source' | 'smallestSide' | 'describeFailure'
>;

/** The rendition that a card shows, in pixels. */
const cardSize = 480;

/**
 * The pictures of a record, uploaded to `POST /v1/images` as they are added. Value: their
 * identifiers and descriptions in order, which the caller saves.
 */
export function PictureUpload(props: PictureUploadProps) {
  const { t } = useTranslation('shell');
  const http = useHttp();
  const notify = useNotify();
  const queries = useQueryClient();

  const upload: ImageUploadProps<Picture>['upload'] = async (file, { onProgress, signal }) => {
    const body = new FormData();
    body.append('file', file);
    const { id, warnings } = await runAttempt(queries, {
      name: ['image', file.name],
      // Each try scales the file again, which gives it another date.
      content: file.size,
      send: (idempotencyKey) =>
        http.post('/v1/images', { schema: imageSchema, body, onProgress, signal, idempotencyKey }),
    });
    if (warnings.includes('small')) notify(t('image.looksBlurred'));
    return { id, alt: null };
  };
  function describeFailure(failure: unknown): string {
    const problem = failure instanceof ApiError ? failure.problem : undefined;
    return problem?.errors?.[0]?.detail ?? problem?.detail ?? t(failureKey(failure));
  }

  return (
    <ImageUpload
      {...props}
      upload={upload}
      source={({ id }) => http.address(imagePath(id, cardSize))}
      smallestSide={imageLimits.side}
      describeFailure={describeFailure}
    />
  );
}
