import type { PromotionDetail } from '@pazar/contracts/promotion-detail';
import { formatNumber } from '@pazar/format/number';
import { readLocalizedText } from '@pazar/format/localized-text';
import { useBeside } from '@pazar/section/use-beside';
import { useHttp } from '@pazar/shell/http';
import { useLocale } from '@pazar/shell/locale';
import { useTranslation } from 'react-i18next';
import { InfoCard } from '@pazar/ui/info-card';
import { InfoLine, InfoLines } from '@pazar/ui/record/info-lines';
import { TextLink } from '@pazar/ui/text-link';
import { promotionPreview } from '../../api/promotion-preview.ts';
import { sketchOf } from '../../model/promotion-fields.ts';

/** Other promotions for the same products at the same time, and how often this one wins. */
export function ConflictsCard({ promotion }: { promotion: PromotionDetail }) {
  const { t } = useTranslation('promotion');
  const locale = useLocale();
  const { id } = promotion;
  const { data, notice } = useBeside(promotionPreview(useHttp(), sketchOf(promotion), id));
  const conflicts = data?.conflicts ?? [];
  if (conflicts.length === 0 && notice === null) return null;
  return (
    <InfoCard title={t('promotion.info.conflicts')}>
      {notice}
      <InfoLines>
        {conflicts.map((conflict) => (
          <InfoLine
            key={conflict.id}
            tone={conflict.won < conflict.products ? 'attention' : 'good'}
            name={
              <TextLink to={`/promotion/${conflict.id}`}>
                {readLocalizedText(conflict.name, locale).text}
              </TextLink>
            }
            detail={t(
              conflict.wonWithCode === null
                ? 'promotion.conflict.won'
                : 'promotion.conflict.wonByCode',
              {
                number: formatNumber(conflict.won, locale),
                amount: formatNumber(conflict.products, locale),
                others: formatNumber(conflict.wonWithCode ?? 0, locale),
              },
            )}
          />
        ))}
      </InfoLines>
    </InfoCard>
  );
}
