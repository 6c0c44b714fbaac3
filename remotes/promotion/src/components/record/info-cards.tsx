import type { PromotionDetail } from '@pazar/contracts/promotion-detail';
import { InfoBar } from '@pazar/shell/info-bar';
import { useTranslation } from 'react-i18next';
import { InfoCard } from '@pazar/ui/info-card';
import { Checklist } from './checklist.tsx';
import { ExpectedCard } from './expected-card.tsx';

/** Beside a promotion: what it lacks, what it would bring, and what publishing makes final. */
export function PromotionInfo({ promotion }: { promotion: PromotionDetail }) {
  const { t } = useTranslation('promotion');
  const { effectiveStatus, publishRequirements, frozen, stockLimit } = promotion;
  const isDraft = effectiveStatus === 'DRAFT';
  // A paused one was published: only what has come to lack since then is news.
  const isChecked =
    isDraft ||
    (effectiveStatus === 'PAUSED' && frozen.length === 0 && publishRequirements.length > 0);
  return (
    <InfoBar>
      {frozen.length === 0 && stockLimit !== null && (
        <ExpectedCard promotion={promotion} stockLimit={stockLimit} />
      )}
      {isChecked && <Checklist promotion={promotion} />}
      {isDraft && (
        <InfoCard title={t('promotion.info.afterwards')}>
          <p>{t('promotion.info.afterwardsDetail')}</p>
        </InfoCard>
      )}
    </InfoBar>
  );
}
