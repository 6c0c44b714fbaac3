import type { PromotionDetail } from '@pazar/contracts/promotion-detail';
import type { PromotionPreview } from '@pazar/contracts/promotion-preview';
import { formatNumber } from '@pazar/format/number';
import { ownAccount } from '@pazar/section/account';
import { firstLocations } from '@pazar/section/locations';
import { settlementFor } from '@pazar/section/settlement-for';
import { useInlineQuery } from '@pazar/section/use-inline-query';
import { useHttp } from '@pazar/shell/http';
import { useLocale } from '@pazar/shell/locale';
import { useTranslation } from 'react-i18next';
import { Button } from '@pazar/ui/button';
import { Quiet, Row, Stack } from '@pazar/ui/layout';
import { Loaded } from '@pazar/section/record/loaded';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { promotionPreview } from '../api/promotion-preview.ts';
import { PriceTags } from '../components/tags/price-tags.tsx';
import { copiesOf, TagChoices, type TagSettings } from '../components/tags/tag-choices.tsx';
import { usePromotion } from '../components/use-promotion.ts';
import { sketchOf } from '../model/promotion-fields.ts';

/** While a promotion is one of these, no customer pays its prices. */
const withoutPrices = ['DRAFT', 'PAUSED', 'ENDED', 'ARCHIVED'] as const;

/** Tags on one sheet of A4. */
const perSheet = 8;

/**
 * Price tags of a promotion, ready to be printed: eight on a sheet of A4, or one on each of A6. There
 * are none for prices that do not hold.
 */
export function TagsPage() {
  const { t } = useTranslation('promotion');
  const promotion = usePromotion();
  const status = withoutPrices.find((one) => one === promotion.effectiveStatus);
  if (status !== undefined) return <p>{t(`promotion.tags.none.${status}`)}</p>;
  return <LoadedTags promotion={promotion} />;
}

function LoadedTags({ promotion }: { promotion: PromotionDetail }) {
  const { t } = useTranslation('promotion');
  const preview = useQuery(promotionPreview(useHttp(), sketchOf(promotion), promotion.id));
  return (
    <Loaded
      query={preview}
      texts={{ loading: t('promotion.preview.loading'), failed: t('promotion.preview.failed') }}
    >
      {(answer) => {
        const warning = answer.warnings.find((one) => one === 'no_products' || one === 'no_effect');
        if (warning !== undefined) return <p>{t(`promotion.warning.${warning}`)}</p>;
        const isPaid = answer.products.some(({ packs }) => packs.some((pack) => pack.isPaid));
        if (!isPaid) return <p>{t('promotion.tags.none.unpaid')}</p>;
        return <PrintableTags promotion={promotion} preview={answer} />;
      }}
    </Loaded>
  );
}

interface PrintableTagsProps {
  promotion: PromotionDetail;
  preview: PromotionPreview;
}

function PrintableTags({ promotion, preview }: PrintableTagsProps) {
  const { t } = useTranslation('promotion');
  const locale = useLocale();
  const account = useInlineQuery(ownAccount(useHttp()));
  const locations = useInlineQuery(firstLocations(useHttp()));
  const places = locations.data ?? [];
  const place =
    places.find(({ id }) => promotion.locationIds.includes(id)) ??
    places.find(({ isPrimary }) => isPrimary);
  const [settings, setSettings] = useState<TagSettings>({
    locale,
    size: 'sheet',
    without: [],
    copies: 1,
  });
  const packs = preview.products.flatMap((product) =>
    product.packs.filter(({ isPaid }) => isPaid).map((pack) => ({ product, pack })),
  );
  const printed = packs.filter(({ pack }) => !settings.without.includes(pack.packId));
  const copies = copiesOf(settings);
  const tags = printed.length * copies;
  const sheets = settings.size === 'sheet' ? Math.ceil(tags / perSheet) : tags;
  return (
    <Stack gap="large">
      <TagChoices settings={settings} packs={packs} onChange={setSettings} />
      {account.notice ?? locations.notice}
      <Row>
        <Button variant="primary" disabled={tags === 0} onClick={() => window.print()}>
          {t('promotion.tags.print')}
        </Button>
        <span role="status">
          <Quiet>
            {tags === 0
              ? t('promotion.tags.noneChosen')
              : `${t('promotion.tags.count', { count: tags, number: formatNumber(tags, locale) })}, ${t(
                  'promotion.tags.pages',
                  { count: sheets, number: formatNumber(sheets, locale) },
                )}`}
          </Quiet>
        </span>
      </Row>
      <PriceTags
        promotion={promotion}
        packs={printed}
        copies={copies}
        seller={account.data?.displayName}
        place={place && settlementFor(place.address, settings.locale)}
        locale={settings.locale}
        size={settings.size}
      />
    </Stack>
  );
}
