import { imageLimits, imagePath } from '@pazar/contracts/image';
import type { ProductImage } from '@pazar/contracts/product-image';
import { runAttempt } from '@pazar/ui/record/attempt';
import { ApiError } from '@pazar/shell/api-error';
import { useHttp } from '@pazar/shell/http';
import { useNotify } from '@pazar/shell/notify';
import { useTranslation } from '@pazar/shell/translation';
import { ImageUpload, type ImageUploadProps } from '@pazar/ui/image/image-upload';
import { useQueryClient } from '@tanstack/react-query';
import { imageChanges } from '../../api/image-changes.ts';

/** A picture in its place: the API knows the rest of it by its identifier. */
export type Picture = Pick<ProductImage, 'id' | 'alt'>;

export type PictureUploadProps = Omit<
  ImageUploadProps<Picture>,
  'upload' | 'source' | 'smallestSide' | 'describeFailure'
>;

/** The rendition that a card of the arrangement shows, in pixels. */
const cardSize = 480;

/** The pictures of something: each file is sent at once, their order is for the caller to save. */
export function PictureUpload(props: PictureUploadProps) {
  const { t } = useTranslation('catalog');
  const http = useHttp();
  const notify = useNotify();
  const queries = useQueryClient();

  const upload: ImageUploadProps<Picture>['upload'] = async (file, options) => {
    const { id, warnings } = await runAttempt(queries, {
      name: ['catalog', 'image', file.name],
      // Scaled anew for each try, so it has another date.
      content: file.size,
      send: (idempotencyKey) => imageChanges.upload(http, file, { ...options, idempotencyKey }),
    });
    if (warnings.includes('small')) notify(t('images.small'));
    return { id, alt: null };
  };
  function describeFailure(failure: unknown): string {
    const problem = failure instanceof ApiError ? failure.problem : undefined;
    return problem?.errors?.[0]?.detail ?? problem?.detail ?? t('failure.network');
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
