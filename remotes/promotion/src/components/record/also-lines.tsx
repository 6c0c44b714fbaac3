import type { PromotionDetail } from '@pazar/contracts/promotion-detail';
import type { PromotionPreview } from '@pazar/contracts/promotion-preview';
import { formatNumber } from '@pazar/format/number';
import { useInlineQuery } from '@pazar/section/use-inline-query';
import { useHttp } from '@pazar/shell/http';
import { useLocale } from '@pazar/shell/locale';
import { useTranslation } from 'react-i18next';
import { InfoLine } from '@pazar/ui/info-lines';
import { TextLink } from '@pazar/ui/text-link';
import { promotionPreview } from '../../api/promotion-preview.ts';
import { isSettled } from '../../model/conflicts.ts';
import { sketchOf } from '../../model/promotion-fields.ts';

interface AlsoLinesProps {
  promotion: PromotionDetail;
}

/** Recommendations for a promotion that do not prevent publishing. */
export function AlsoLines({ promotion }: AlsoLinesProps) {
  const { t } = useTranslation('promotion');
  const { id } = promotion;
  const { data, notice } = useInlineQuery(promotionPreview(useHttp(), sketchOf(promotion), id));
  return (
    <>
      <NamesLine promotion={promotion} />
      {data !== undefined && <PriceLines preview={data} />}
      <InfoLine tone="quiet" detail={t('promotion.also.tags')} />
      {notice !== null && <InfoLine detail={notice} />}
    </>
  );
}

function NamesLine({ promotion: { id, name } }: AlsoLinesProps) {
  const { t } = useTranslation('promotion');
  const missing = name.en === null ? 'en' : 'mk';
  if (name[missing] !== null) return <InfoLine tone="good" detail={t('promotion.also.names')} />;
  return (
    <InfoLine tone="attention">
      <TextLink to={`/promotion/${id}#name`}>{t(`promotion.also.noName.${missing}`)}</TextLink>
    </InfoLine>
  );
}

/** For how many packs the lowest price is known, and whether each overlap has one winner. */
function PriceLines({ preview: { products, conflicts } }: { preview: PromotionPreview }) {
  const { t } = useTranslation('promotion');
  const locale = useLocale();
  const packs = products.flatMap((product) => product.packs);
  const count = packs.filter(({ lowest }) => lowest !== null).length;
  const isOpen = conflicts.some((conflict) => !isSettled(conflict));
  return (
    <>
      {count > 0 && (
        <InfoLine
          tone="good"
          detail={t('promotion.also.lowest', { count, number: formatNumber(count, locale) })}
        />
      )}
      {conflicts.length > 0 && (
        <InfoLine
          tone={isOpen ? 'attention' : 'good'}
          detail={t(isOpen ? 'promotion.also.quantity' : 'promotion.also.winner')}
        />
      )}
    </>
  );
}
