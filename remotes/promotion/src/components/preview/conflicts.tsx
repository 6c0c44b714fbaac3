import type { PromotionPreview } from '@pazar/contracts/promotion-preview';
import { formatNumber } from '@pazar/format/number';
import { useLocale } from '@pazar/shell/locale';
import { useTranslation } from 'react-i18next';
import { Badge } from '@pazar/ui/badge';
import { Quiet } from '@pazar/ui/layout';
import { PageSection } from '@pazar/ui/page-section';
import { isSettled } from '../../model/conflicts.ts';
import { ConflictCard } from './conflict-card.tsx';

/** Other promotions that hold at the same time, and who gives the price where they meet. */
export function Conflicts({ preview }: { preview: PromotionPreview }) {
  const { t } = useTranslation('promotion');
  const locale = useLocale();
  const { conflicts } = preview;
  const count = conflicts.length;
  const isAllSettled = conflicts.every(isSettled);
  return (
    <PageSection
      title={t('promotion.info.conflicts')}
      actions={
        count > 0 && (
          <Badge tone={isAllSettled ? 'neutral' : 'attention'}>
            {t(isAllSettled ? 'promotion.conflict.settled' : 'promotion.conflict.found', {
              count,
              number: formatNumber(count, locale),
            })}
          </Badge>
        )
      }
    >
      {count === 0 ? (
        <p>{t('promotion.conflict.none')}</p>
      ) : (
        <p>
          <Quiet>{t('promotion.conflict.rule')}</Quiet>
        </p>
      )}
      {conflicts.map((conflict) => (
        <ConflictCard key={conflict.id} conflict={conflict} preview={preview} />
      ))}
    </PageSection>
  );
}
