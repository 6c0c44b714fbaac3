import type { LocalizedText } from '@pazar/contracts/locale';
import type { LotSummary } from '@pazar/contracts/produce';
import type { ProductSummary } from '@pazar/contracts/product';
import type { ProductImage } from '@pazar/contracts/product-image';
import { readLocalizedText } from '@pazar/format/localized-text';
import { useLocale } from '@pazar/shell/locale';
import { Picture } from '@pazar/section/record/picture';

export interface RecordPictureProps {
  name: LocalizedText | string;
  /** Records of one kind have letters of one colour. Default its name. */
  kind?: string | null;
  cover?: ProductImage | null | undefined;
}

/** The tile before the name of a record: its picture, else the first letter of the name. */
export function RecordPicture({ name, kind = null, cover = null }: RecordPictureProps) {
  const locale = useLocale();
  const text = typeof name === 'string' ? name : readLocalizedText(name, locale).text;
  const subject = { name: text, kind: kind ?? text };
  return <Picture image={cover} size={160} shape="tile" subject={subject} isDecoration />;
}

export interface LotPictureProps {
  lot: Pick<LotSummary, 'cover' | 'cropId' | 'cropName'>;
}

/** The tile of a lot: its picture, else the letter of its crop. */
export function LotPicture({ lot: { cover, cropId, cropName } }: LotPictureProps) {
  return <RecordPicture name={cropName} kind={cropId} cover={cover} />;
}

export interface ProductPictureProps {
  product: Pick<ProductSummary, 'cover' | 'categoryId' | 'name'>;
}

/** The tile of a product: its cover, else its letter in the colour of its category. */
export function ProductPicture({ product: { cover, categoryId, name } }: ProductPictureProps) {
  return <RecordPicture name={name} kind={categoryId ?? ''} cover={cover} />;
}
