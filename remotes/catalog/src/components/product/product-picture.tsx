import type { ImageSize } from '@pazar/contracts/image';
import type { ProductImage } from '@pazar/contracts/product-image';
import { readLocalizedText } from '@pazar/format/localized-text';
import { useHttp } from '@pazar/shell/http';
import { useLocale } from '@pazar/shell/locale';
import { Icon } from '@pazar/ui/icon';
import styles from './product-picture.module.css';

export interface ProductPictureProps {
  /** Null shows what stands for a product without a picture. */
  image: ProductImage | null;
  /** Longest side of the rendition, in pixels. */
  size: ImageSize;
  className?: string | undefined;
  /** Stands beside the product's name and says nothing of its own. */
  isDecoration?: boolean;
}

/** A picture of a product, cut to its frame. */
export function ProductPicture({
  image,
  size,
  className = '',
  isDecoration = false,
}: ProductPictureProps) {
  const http = useHttp();
  const locale = useLocale();
  const variant = image?.variants.find((one) => one.size === size);
  const frame = `${styles.frame} ${className}`;
  if (!image || variant === undefined) {
    return (
      <span className={frame}>
        <Icon name="product" />
      </span>
    );
  }
  return (
    <img
      className={frame}
      src={http.address(variant.url)}
      width={variant.width}
      height={variant.height}
      alt={isDecoration || image.alt === null ? '' : readLocalizedText(image.alt, locale).text}
      loading="lazy"
      decoding="async"
    />
  );
}
