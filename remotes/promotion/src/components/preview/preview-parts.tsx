import type { PromotionSketch } from '@pazar/contracts/promotion-input';
import { useHttp } from '@pazar/shell/http';
import { useTranslation } from 'react-i18next';
import { Stack } from '@pazar/ui/record/layout';
import { InfoLine, InfoLines } from '@pazar/ui/record/info-lines';
import { Loaded } from '@pazar/ui/record/loaded';
import { useQuery } from '@tanstack/react-query';
import { promotionPreview } from '../../api/promotion-preview.ts';
import { Conflicts } from './conflicts.tsx';
import { PriceTable } from './price-table.tsx';

export interface PreviewPartsProps {
  promotion: PromotionSketch;
  /** Of a promotion that is stored. */
  id: string | undefined;
}

/** Warnings, each price before and after, and who wins where promotions meet. */
export function PreviewParts({ promotion, id }: PreviewPartsProps) {
  const { t } = useTranslation('promotion');
  const preview = useQuery(promotionPreview(useHttp(), promotion, id));
  return (
    <Loaded
      query={preview}
      texts={{ loading: t('promotion.preview.loading'), failed: t('promotion.preview.failed') }}
    >
      {(answer) => (
        <Stack>
          {answer.warnings.length > 0 && (
            <InfoLines>
              {answer.warnings.map((warning) => (
                <InfoLine key={warning} tone="attention" name={t(`promotion.warning.${warning}`)} />
              ))}
            </InfoLines>
          )}
          {answer.products.length > 0 && (
            <PriceTable preview={answer} isBusy={preview.isPlaceholderData} />
          )}
          <Conflicts preview={answer} />
        </Stack>
      )}
    </Loaded>
  );
}
