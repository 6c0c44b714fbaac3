import type { Locale } from '@pazar/contracts/locale';
import type { PromotionDetail } from '@pazar/contracts/promotion-detail';
import { PrintAlone } from '@pazar/ui/print/print-alone';
import { PriceTag } from './price-tag.tsx';
import styles from './price-tags.module.css';
import type { TaggedPack } from './tag-lines.ts';

/** Eight tags of 105 by 74 mm on A4, or one on each A6. */
export const tagSizes = ['sheet', 'single'] as const;
export type TagSize = (typeof tagSizes)[number];

export interface PriceTagsProps {
  promotion: PromotionDetail;
  /** The packs that get a tag, each as many as there are copies. */
  packs: readonly TaggedPack[];
  copies: number;
  /** Who sells; undefined while that is not known. */
  seller: string | undefined;
  /** The settlement of the place where it is sold; undefined while that is not known. */
  place: string | undefined;
  locale: Locale;
  size: TagSize;
}

/** The chosen tags; the page shows each once, paper has all copies one after the other. */
export function PriceTags({ packs, copies, size, locale, ...tag }: PriceTagsProps) {
  return (
    <PrintAlone>
      <div className={styles.tags} data-size={size} lang={locale}>
        {packs.flatMap(({ product, pack }) =>
          Array.from({ length: copies }, (_, copy) => (
            <PriceTag
              key={`${pack.packId} ${copy}`}
              {...tag}
              {...{ product, pack, locale }}
              isCopy={copy > 0}
            />
          )),
        )}
      </div>
    </PrintAlone>
  );
}
