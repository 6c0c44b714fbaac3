import type { PromotionSketch } from '@pazar/contracts/promotion-input';
import { useHttp } from '@pazar/shell/http';
import { useTranslation } from 'react-i18next';
import { Quiet, Stack } from '@pazar/ui/layout';
import { InfoLine, InfoLines } from '@pazar/ui/info-lines';
import { Loaded } from '@pazar/section/record/loaded';
import { PageSection } from '@pazar/ui/page-section';
import { useQuery } from '@tanstack/react-query';
import type { PromotionPreview } from '@pazar/contracts/promotion-preview';
import { formatNumber } from '@pazar/format/number';
import { useLocale } from '@pazar/shell/locale';
import { Badge } from '@pazar/ui/badge';
import { promotionPreview } from '../../api/promotion-preview.ts';
import { OnTheTag } from './on-the-tag.tsx';
import { OtherLanguage } from './other-language.tsx';
import { PriceTable } from './price-table.tsx';
import { isSettled } from '../../model/conflicts.ts';
import { ConflictCard } from './conflict-card.tsx';

export interface PreviewPartsProps {
  promotion: PromotionSketch;
  /** Of a promotion that is stored. */
  id: string | undefined;
  /** Whether its price tags can be printed: its prices hold, or will. */
  hasTags?: boolean;
}

/** Each price before and after with its faults, the winner where promotions overlap, the tag. */
export function PreviewParts({ promotion, id, hasTags = false }: PreviewPartsProps) {
  const { t } = useTranslation('promotion');
  const preview = useQuery(promotionPreview(useHttp(), promotion, id));
  const { currency } = promotion;
  const hasVat = (preview.data?.products ?? []).some(({ packs }) =>
    packs.some(({ after }) => after.vatMinor > 0),
  );
  return (
    <Stack gap="large">
      <PageSection
        title={t(`promotion.preview.title.${currency}`)}
        actions={
          preview.data !== undefined && (
            <Quiet>{t(hasVat ? 'promotion.preview.withVat' : 'promotion.preview.noVat')}</Quiet>
          )
        }
        isLandmark={false}
      >
        <Loaded
          query={preview}
          texts={{ loading: t('promotion.preview.loading'), failed: t('promotion.preview.failed') }}
        >
          {(answer) => (
            <>
              {answer.warnings.length > 0 && (
                <InfoLines>
                  {answer.warnings.map((warning) => (
                    <InfoLine
                      key={warning}
                      tone="attention"
                      name={t(
                        warning === 'other_currency'
                          ? `promotion.warning.other_currency.${currency}`
                          : `promotion.warning.${warning}`,
                      )}
                    />
                  ))}
                </InfoLines>
              )}
              {answer.products.length > 0 && (
                <PriceTable preview={answer} isBusy={preview.isPlaceholderData} />
              )}
            </>
          )}
        </Loaded>
      </PageSection>
      {preview.data !== undefined && (
        <>
          <Conflicts preview={preview.data} />
          <OnTheTag preview={preview.data} tagsOf={hasTags ? id : undefined} />
        </>
      )}
      <OtherLanguage promotion={promotion} id={id} />
    </Stack>
  );
}

/** Other promotions that hold at the same time, and who gives the price where they meet. */
function Conflicts({ preview }: { preview: PromotionPreview }) {
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
