import type { PromotionDetail } from '@pazar/contracts/promotion-detail';
import { formatNumber } from '@pazar/format/number';
import { useInlineQuery } from '@pazar/section/use-inline-query';
import { useHttp } from '@pazar/shell/http';
import { useLocale } from '@pazar/shell/locale';
import { useTranslation } from 'react-i18next';
import { InfoCard } from '@pazar/ui/info-card';
import { InfoLine, InfoLines } from '@pazar/ui/info-lines';
import { TextLink } from '@pazar/ui/text-link';
import { promotionPreview } from '../../api/promotion-preview.ts';
import { sketchOf } from '../../model/promotion-fields.ts';

/** The way to the price tags of a promotion whose prices somebody pays; nothing for others. */
export function TagsCard({ promotion }: { promotion: PromotionDetail }) {
  const { t } = useTranslation('promotion');
  const locale = useLocale();
  const { id } = promotion;
  const { data, notice } = useInlineQuery(promotionPreview(useHttp(), sketchOf(promotion), id));
  const count = (data?.products ?? []).flatMap(({ packs }) =>
    packs.filter(({ isPaid }) => isPaid),
  ).length;
  if (count === 0) return notice;
  return (
    <InfoCard title={t('promotion.tabs.tags')}>
      <InfoLines>
        <InfoLine tone="attention" detail={t('promotion.tags.needed')}>
          <TextLink to={`/promotion/${id}/tags`}>
            {t('promotion.tags.printCount', { count, number: formatNumber(count, locale) })}
          </TextLink>
        </InfoLine>
      </InfoLines>
    </InfoCard>
  );
}
