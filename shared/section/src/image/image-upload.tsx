import { useTranslation } from 'react-i18next';
import { useEffect, useEffectEvent, useRef, useState } from 'react';
import { useReorder } from '@pazar/ui/reorder/use-reorder';
import { setRef } from '@pazar/ui/parts/set-ref';
import { VisuallyHidden } from '@pazar/ui/visually-hidden';
import type { FieldProps, ValueProps } from '@pazar/ui/input/field-props';
import { FieldGroup } from '@pazar/ui/input/field-group';
import { AddImages } from './add-images.tsx';
import { DescribeDialog } from './describe-dialog.tsx';
import { ImageCard } from './image-card.tsx';
import styles from './image-upload.module.css';
import { PendingCard } from './pending-card.tsx';
import type { UploadedImage, UploadImage } from './uploaded-image.ts';
import { isWorthRetrying, useUploads } from './use-uploads.ts';

export interface ImageUploadProps<Image extends UploadedImage>
  extends Omit<FieldProps, 'name'>, ValueProps<readonly Image[], HTMLButtonElement> {
  /** Sends one scaled JPEG; files go one after another. */
  upload: UploadImage<Image>;
  /** The URL of an image, from the API's base URL and its `url`. */
  source: (image: Image) => string;
  /** The largest number of images. */
  max: number;
  /** Pixels that the shorter side must have. */
  smallestSide: number;
  /** False for images without alternative texts. Default true. */
  isDescribed?: boolean | undefined;
  /** Characters that a description may have in each language. Default 160. */
  altLimit?: number | undefined;
  /** Why the server rejected a file, as text. */
  describeFailure?: ((error: unknown) => string) | undefined;
  /** Called when uploads start and end: a save should wait for them. */
  onBusy?: ((isBusy: boolean) => void) | undefined;
}

const usualAltLimit = 160;

/**
 * An ordered list of photos; the first is the cover. With `max` 1 a single photo. Each is scaled in the browser to at most 2,000
 * pixels and stripped of camera metadata, then uploaded with progress; a failed one can be retried
 * alone. Value: the uploaded images in order, with `id` and `alt` and all other members that
 * `upload` returned. `ref` is the button that adds.
 */
export function ImageUpload<Image extends UploadedImage>({
  value,
  onChange,
  onBlur,
  upload,
  source,
  max,
  smallestSide,
  isDescribed = true,
  altLimit = usualAltLimit,
  describeFailure,
  onBusy,
  ref,
  disabled = false,
  ...head
}: ImageUploadProps<Image>) {
  const { t } = useTranslation('shell');
  const [announcement, announce] = useState('');
  const [leftOut, setLeftOut] = useState(0);
  const [describedId, setDescribedId] = useState<string | null>(null);
  const adder = useRef<HTMLButtonElement>(null);
  const uploads = useUploads<Image>({
    upload,
    smallestSide,
    onUploaded: (image) => {
      onChange([...value, image]);
      announce(t('image.added', { position: value.length + 1, total: value.length + 1 }));
    },
  });
  const order = useReorder({
    items: value,
    onChange,
    say: (step, place) => announce(t(`image.${step}`, place)),
  });
  const reportBusy = useEffectEvent((isBusy: boolean) => onBusy?.(isBusy));
  useEffect(
    function sayWhetherBusy() {
      reportBusy(uploads.isBusy);
    },
    [uploads.isBusy],
  );

  // A file that will never be an image does not count towards the limit.
  const used = value.length + uploads.pending.filter(isWorthRetrying).length;
  const described = value.find(({ id }) => id === describedId);
  function add(files: readonly File[]): void {
    const taken = files.slice(0, Math.max(0, max - used));
    uploads.add(taken);
    announce('');
    setLeftOut(files.length - taken.length);
  }
  function remove(index: number): void {
    onChange(value.toSpliced(index, 1));
    announce(t('image.removed'));
    adder.current?.focus();
  }
  function move(id: string, to: number): void {
    order.moveTo(id, to);
    order.focusHandle(id);
  }

  return (
    <FieldGroup {...head} aside={t('image.used', { used, max })}>
      {(wiring) => (
        <div role="presentation" className={styles.frame} onBlur={onBlur}>
          {value.length + uploads.pending.length > 0 && (
            <ol ref={order.list} className={styles.images} {...order.listProps}>
              {value.map((image, index) => (
                <ImageCard
                  key={image.id}
                  image={image}
                  source={source(image)}
                  index={index}
                  count={value.length}
                  isOrdered={max > 1}
                  isLifted={order.liftedId === image.id}
                  disabled={disabled}
                  handle={order.handleProps(image.id)}
                  onMove={(to) => move(image.id, to)}
                  onDescribe={isDescribed ? () => setDescribedId(image.id) : null}
                  onRemove={() => remove(index)}
                />
              ))}
              {uploads.pending.map((image) => (
                <PendingCard
                  key={image.key}
                  image={image}
                  smallestSide={smallestSide}
                  describeFailure={describeFailure}
                  onRetry={() => uploads.retry(image)}
                  onRemove={() => {
                    uploads.remove(image.key);
                    adder.current?.focus();
                  }}
                />
              ))}
            </ol>
          )}
          <AddImages
            id={wiring.id}
            ref={(button) => {
              adder.current = button;
              setRef(ref, button);
            }}
            label={head.label}
            isSingle={max === 1}
            describedBy={wiring['aria-describedby']}
            disabled={disabled || used >= max}
            onAdd={add}
          />
          <p role="status" className={styles.leftOut}>
            {leftOut > 0 && t('image.tooMany', { count: leftOut, max })}
            <VisuallyHidden>{announcement}</VisuallyHidden>
          </p>
          {described !== undefined && (
            <DescribeDialog
              alt={described.alt}
              limit={altLimit}
              onClose={() => setDescribedId(null)}
              onChange={(alt) =>
                onChange(value.map((one) => (one.id === described.id ? { ...one, alt } : one)))
              }
            />
          )}
        </div>
      )}
    </FieldGroup>
  );
}
