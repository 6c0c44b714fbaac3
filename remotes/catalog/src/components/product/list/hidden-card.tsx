import type { ProductSummary } from '@pazar/contracts/product';
import { formatNumber } from '@pazar/format/number';
import { RecordName } from '@pazar/section/record-name';
import { ProductPicture } from '@pazar/section/record-picture';
import { useInlineQuery } from '@pazar/section/use-inline-query';
import { useFormatters } from '@pazar/section/use-formatters';
import { useHttp } from '@pazar/shell/http';
import { InfoCard } from '@pazar/ui/info-card';
import { InfoLine, InfoLines } from '@pazar/ui/info-lines';
import { TextLink } from '@pazar/ui/text-link';
import { useLocation } from 'react-router-dom';
import { hiddenOnes, maxHiddenNamed } from '../../../api/product/hidden-ones.ts';
import { hiddenProducts } from '../../../model/product/visibility.ts';
import { useReasonText } from '../use-reason-text.ts';
import { FixLink } from '../fix-link.tsx';
import type { ProductListInfoProps } from './list-info-props.ts';

export interface HiddenCardProps extends Omit<ProductListInfoProps, 'chosen'> {
  /** How many are hidden; undefined while that is not known. */
  count: number | undefined;
}

/** Why customers cannot see some products of the list, on whichever of its pages they are. */
export function HiddenCard({ products: { items, page }, filters, count }: HiddenCardProps) {
  const { t, locale, ...format } = useFormatters('catalog');
  const { search } = useLocation();
  const reasonText = useReasonText();
  const isWhole = page.next === null && page.prev === null;
  const others = hiddenOnes(useHttp(), filters);
  const { data: found = [], notice } = useInlineQuery({
    ...others,
    enabled: !isWhole && others.enabled,
  });
  const hidden = hiddenProducts(isWhole ? items : found);
  const all = isWhole ? hidden.length : Math.max(count ?? 0, hidden.length);
  if (hidden.length === 0) return notice;
  return (
    <InfoCard title={t('product.info.whyHidden', { count: all, number: format.number(all) })}>
      {notice}
      <InfoLines>
        {hidden.slice(0, maxHiddenNamed).map(({ product, reason }) => (
          <InfoLine
            key={product.id}
            tone="attention"
            picture={<ProductPicture product={product} />}
            name={<RecordName name={product.name} />}
            detail={reasonsOf(product)
              .map((one, index) => inSentence(reasonText(one, product), index))
              .join(', ')}
          >
            <FixLink reason={reason} product={product} />
          </InfoLine>
        ))}
      </InfoLines>
      {all > maxHiddenNamed && (
        <TextLink to={`/product?${hiddenOf(search)}`}>
          {t('product.info.allHidden', { number: formatNumber(all, locale) })}
        </TextLink>
      )}
    </InfoCard>
  );

  /** A sentence has one capital: `Draft, no location`. */
  function inSentence(text: string, index: number): string {
    return index === 0 ? text : text.charAt(0).toLocaleLowerCase(locale) + text.slice(1);
  }
}

/** The filters of the list with the hidden ones alone, from the first page on. */
function hiddenOf(search: string): string {
  const url = new URLSearchParams(search);
  url.delete('cursor');
  url.set('visibility', 'hidden');
  return url.toString();
}

const reasonsOf = ({ visibility }: ProductSummary) => visibility.reasons;
