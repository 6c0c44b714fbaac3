import type { ImageSize } from '@pazar/contracts/image';
import type { ProductImage } from '@pazar/contracts/product-image';
import { readLocalizedText } from '@pazar/format/localized-text';
import { useHttp } from '@pazar/shell/http';
import { useLocale } from '@pazar/shell/locale';
import type { CSSProperties } from 'react';
import { Icon, type IconName } from '@pazar/ui/icon';
import styles from './picture.module.css';

/** What a record is called, and which records have placeholders of the same colour. */
export interface PictureSubject {
  /** `Tomato`. */
  readonly name: string;
  /** Its category or its crop: any text. */
  readonly kind: string;
}

export interface PictureProps {
  /** Null shows a placeholder. */
  image: Pick<ProductImage, 'alt' | 'variants'> | null;
  /** Longest side of the file to load, in pixels. */
  size: ImageSize;
  /** `tile` is before a name in a row, `cover` is as wide as its container. Default `cover`. */
  shape?: 'tile' | 'cover';
  /** The placeholder where there is no `subject`. Default that of a product. */
  icon?: IconName;
  /** Its placeholder is the first letter of the name. */
  subject?: PictureSubject | undefined;
  /** Decorative: it is beside the name of its subject. */
  isDecoration?: boolean;
}

/** A picture of a record, cut to its frame. */
export function Picture({
  image,
  size,
  shape = 'cover',
  icon = 'product',
  subject,
  isDecoration = false,
}: PictureProps) {
  const http = useHttp();
  const locale = useLocale();
  const variant = image?.variants.find((one) => one.size === size);
  if (!image || variant === undefined) {
    return subject === undefined ? (
      <span className={styles.frame} data-shape={shape}>
        <Icon name={icon} />
      </span>
    ) : (
      <span
        className={`${styles.frame} ${styles.letter}`}
        data-shape={shape}
        data-letter={firstLetter(subject.name)}
        style={{ '--hue': hueOf(subject.kind) } as CSSProperties}
      />
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

/** A letter of any script, also one of two code units. */
const firstLetter = (name: string) => Array.from(name.trim())[0]?.toLocaleUpperCase() ?? '';

/** Colours that differ at a glance. */
const hues = 12;

/** A degree of the colour circle, the same for the same text. */
function hueOf(kind: string): number {
  const sum = Array.from(kind).reduce(
    (hash, letter) => (hash * 31 + (letter.codePointAt(0) ?? 0)) % 10_007,
    7,
  );
  return ((sum % hues) * 360) / hues;
}
