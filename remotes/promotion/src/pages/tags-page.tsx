import type { PromotionDetail } from '@pazar/contracts/promotion-detail';
import { type Locale, localeSchema } from '@pazar/contracts/locale';
import { ownAccount } from '@pazar/section/account';
import { useBeside } from '@pazar/section/use-beside';
import { useHttp } from '@pazar/shell/http';
import { useLocale } from '@pazar/shell/locale';
import { useTranslation } from 'react-i18next';
import { Button } from '@pazar/ui/button';
import { RadioGroup } from '@pazar/ui/input/radio-group';
import { Columns, Row, Stack } from '@pazar/ui/record/layout';
import { Loaded } from '@pazar/ui/record/loaded';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { promotionPreview } from '../api/promotion-preview.ts';
import { PriceTags, tagSizes, type TagSize } from '../components/tags/price-tags.tsx';
import { usePromotion } from '../components/use-promotion.ts';
import { sketchOf } from '../model/promotion-fields.ts';

/** While a promotion is one of these, no customer pays its prices. */
const withoutPrices = ['DRAFT', 'PAUSED', 'ENDED', 'ARCHIVED'] as const;

/**
 * Price tags of a promotion, ready to be printed: eight on a sheet of A4, or one on each of A6. There
 * are none for prices that do not hold.
 */
export function TagsPage() {
  const { t } = useTranslation('promotion');
  const promotion = usePromotion();
  const status = withoutPrices.find((one) => one === promotion.effectiveStatus);
  if (status !== undefined) return <p>{t(`promotion.tags.none.${status}`)}</p>;
  return <PrintableTags promotion={promotion} />;
}

function PrintableTags({ promotion }: { promotion: PromotionDetail }) {
  const { t } = useTranslation('promotion');
  const pageLocale = useLocale();
  const [locale, setLocale] = useState<Locale>(pageLocale);
  const [size, setSize] = useState<TagSize>('sheet');
  const { id } = promotion;
  const http = useHttp();
  const preview = useQuery(promotionPreview(http, sketchOf(promotion), id));
  const account = useBeside(ownAccount(http));
  return (
    <Stack gap="large">
      <Columns>
        <RadioGroup
          layout="row"
          label={t('promotion.tags.language')}
          value={locale}
          options={localeSchema.options.map((value) => ({
            value,
            label: t(`promotion.tags.locale.${value}`),
          }))}
          onChange={setLocale}
        />
        <RadioGroup
          layout="row"
          label={t('promotion.tags.size')}
          value={size}
          options={tagSizes.map((value) => ({ value, label: t(`promotion.tags.size.${value}`) }))}
          onChange={setSize}
        />
      </Columns>
      {account.notice}
      <Loaded
        query={preview}
        texts={{ loading: t('promotion.preview.loading'), failed: t('promotion.preview.failed') }}
      >
        {(answer) => {
          const warning = answer.warnings.find(
            (one) => one === 'no_products' || one === 'no_effect',
          );
          if (warning !== undefined) return <p>{t(`promotion.warning.${warning}`)}</p>;
          const isPaid = answer.products.some(({ packs }) => packs.some((pack) => pack.isPaid));
          if (!isPaid) return <p>{t('promotion.tags.none.unpaid')}</p>;
          const seller = account.data?.displayName;
          return (
            <Stack gap="large">
              <Row>
                <Button variant="primary" onClick={() => window.print()}>
                  {t('promotion.tags.print')}
                </Button>
              </Row>
              <PriceTags {...{ promotion, seller, locale, size }} preview={answer} />
            </Stack>
          );
        }}
      </Loaded>
    </Stack>
  );
}
