import { readLocalizedText } from '@pazar/format/localized-text';
import { useLocale } from '@pazar/shell/locale';
import { useTranslation } from 'react-i18next';
import type { ComponentProps } from 'react';
import { Icon } from '@pazar/ui/parts/section-icon';
import { Menu } from '@pazar/ui/overlay/menu';
import styles from './image-upload.module.css';
import type { UploadedImage } from './uploaded-image.ts';

interface ImageCardProps {
  image: UploadedImage;
  source: string;
  /** Its place in the list from 0, and how many there are. */
  index: number;
  count: number;
  /** Whether there can be others, so that their order matters. */
  isOrdered: boolean;
  isLifted: boolean;
  disabled: boolean;
  handle: ComponentProps<'button'>;
  onMove: (to: number) => void;
  /** Null for images without alternative text. */
  onDescribe: (() => void) | null;
  onRemove: () => void;
}

/** An image of the list: a handle to drag it by, and a menu for everything that can be done with it. */
export function ImageCard({ image, source, index, count, isOrdered, ...rest }: ImageCardProps) {
  const { t } = useTranslation('shell');
  const { isLifted, disabled, handle, onMove, onDescribe, onRemove } = rest;
  const name = t('image.name', { position: index + 1, total: count });
  const moves = [
    {
      key: 'cover',
      label: t('image.makeCover'),
      icon: 'cover',
      isDisabled: index === 0,
      onSelect: () => onMove(0),
    },
    {
      key: 'earlier',
      label: t('image.earlier'),
      icon: 'up',
      isDisabled: index === 0,
      onSelect: () => onMove(index - 1),
    },
    {
      key: 'later',
      label: t('image.later'),
      icon: 'down',
      isDisabled: index === count - 1,
      onSelect: () => onMove(index + 1),
    },
  ] as const;

  return (
    <li className={styles.card} data-lifted={isLifted} aria-label={name}>
      {/* The alternative text is below it. */}
      <img className={styles.picture} src={source} alt="" draggable={false} />
      {isOrdered && index === 0 && (
        <span className={styles.cover}>
          <Icon name="cover" size={16} />
          {t('image.cover')}
        </span>
      )}
      {onDescribe !== null && <Description alt={image.alt} />}
      <div className={styles.controls}>
        {isOrdered && (
          <button
            {...handle}
            type="button"
            className={styles.handle}
            disabled={disabled || count < 2}
            aria-pressed={isLifted}
            aria-label={`${t('image.move')}: ${name}`}
          >
            <Icon name="drag" />
          </button>
        )}
        <Menu
          label={`${t('image.more')}: ${name}`}
          disabled={disabled}
          items={[
            ...(onDescribe === null
              ? []
              : [
                  {
                    key: 'describe',
                    label: t('image.describe'),
                    icon: 'edit',
                    onSelect: onDescribe,
                  } as const,
                ]),
            ...(isOrdered ? moves : []),
            {
              key: 'remove',
              label: t('image.remove'),
              icon: 'delete',
              isDanger: true,
              startsGroup: isOrdered || onDescribe !== null,
              onSelect: onRemove,
            },
          ]}
        />
      </div>
    </li>
  );
}

function Description({ alt }: Pick<UploadedImage, 'alt'>) {
  const { t } = useTranslation('shell');
  const locale = useLocale();
  const read = alt === null ? null : readLocalizedText(alt, locale);
  const isMissing = read === null || read.text === '';
  return (
    <p className={styles.words} data-missing={isMissing} lang={read?.locale}>
      {isMissing ? t('image.notDescribed') : read.text}
    </p>
  );
}
