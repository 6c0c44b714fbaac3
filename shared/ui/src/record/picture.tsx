import type { ImageSize } from '@pazar/contracts/image';
import type { ProductImage } from '@pazar/contracts/product-image';
import { readLocalizedText } from '@pazar/format/localized-text';
import { useHttp } from '@pazar/shell/http';
import { useLocale } from '@pazar/shell/locale';
import { Icon, type IconName } from '../icon/icon.tsx';
import styles from './picture.module.css';

export interface PictureProps {
  /** Null shows a placeholder. */
  image: Pick<ProductImage, 'alt' | 'variants'> | null;
  /** Longest side of the file to load, in pixels. */
  size: ImageSize;
  /** `tile` is before a name in a row, `cover` is as wide as its container. Default `cover`. */
  shape?: 'tile' | 'cover';
  /** The placeholder. Default that of a product. */
  icon?: IconName;
  /** Decorative: it is beside the name of its subject. */
  isDecoration?: boolean;
}

/** A picture of a record, cut to its frame. */
export function Picture({
  image,
  size,
  shape = 'cover',
  icon = 'product',
  isDecoration = false,
}: PictureProps) {
  const http = useHttp();
  const locale = useLocale();
  const variant = image?.variants.find((one) => one.size === size);
  if (!image || variant === undefined) {
    return (
      <span className={styles.frame} data-shape={shape}>
        <Icon name={icon} />
      </span>
    );
  }
  return (
    <img
      className={styles.frame}
      data-shape={shape}
      src={http.address(variant.url)}
      width={variant.width}
      height={variant.height}
      alt={isDecoration || image.alt === null ? '' : readLocalizedText(image.alt, locale).text}
      loading="lazy"
      decoding="async"
    />
  );
}
