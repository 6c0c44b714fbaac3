import type { PromotionDetail } from '@pazar/contracts/promotion-detail';
import { formatNumber } from '@pazar/format/number';
import { formatEnd } from '@pazar/format/period-end';
import { formatQuantity } from '@pazar/format/quantity';
import { useLocale } from '@pazar/shell/locale';
import { useNavigate } from 'react-router-dom';
import { useTranslation } from 'react-i18next';
import { Button } from '@pazar/ui/button';
import { DescriptionList } from '@pazar/ui/description-list';
import { PageSection } from '@pazar/ui/page-section';

/** What may still change of a promotion that customers have seen, with the way to change it. */
export function ChangeableSection({ promotion }: { promotion: PromotionDetail }) {
  const { t } = useTranslation('promotion');
  const locale = useLocale();
  const navigate = useNavigate();
  const { id, name, note, endsAt, stockLimit, usageLimit } = promotion;
  return (
    <PageSection
      title={t('promotion.reading.changeable')}
      actions={
        <Button icon="edit" onClick={() => void navigate(`/promotion/${id}?edit`)}>
          {t('promotion.reading.edit')}
        </Button>
      }
    >
      <DescriptionList
        items={[
          {
            term: t('promotion.field.name'),
            detail: [name.mk, name.en].filter((text) => text !== null).join(' · '),
          },
          {
            term: t('promotion.field.endsAt'),
            detail: endsAt === null ? t('promotion.period.always') : formatEnd(endsAt, locale),
          },
          {
            term: t('promotion.field.stockLimit'),
            detail:
              stockLimit === null
                ? t('promotion.reading.noLimit')
                : formatQuantity(stockLimit.quantity, stockLimit.unit, locale),
          },
          {
            term: t('promotion.field.usageLimit'),
            detail:
              usageLimit === null
                ? t('promotion.reading.noLimit')
                : formatNumber(usageLimit, locale),
          },
          { term: t('promotion.field.note'), detail: note ?? t('promotion.reading.noNote') },
        ]}
      />
      <p>{t('promotion.frozen.runningDetail')}</p>
    </PageSection>
  );
}
