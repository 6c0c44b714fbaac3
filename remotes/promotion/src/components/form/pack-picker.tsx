import { promotionLimits, promotionSketchSchema } from '@pazar/contracts/promotion-input';
import { readLocalizedText } from '@pazar/format/localized-text';
import { productSource } from '@pazar/section/products';
import { useInlineQuery } from '@pazar/section/use-inline-query';
import { useSearch } from '@pazar/section/use-search';
import { useHttp } from '@pazar/shell/http';
import { useLocale } from '@pazar/shell/locale';
import { useTranslation } from 'react-i18next';
import { MultiCombo } from '@pazar/ui/multi-select/multi-combo';
import { useMemo } from 'react';
import { promotionPreview } from '../../api/promotion-preview.ts';
import { packName } from '@pazar/format/pack-name';

/** Props of the pickers of all kinds of targets. */
export interface ChosenProps {
  error: string | undefined;
  value: readonly string[];
  onChange: (ids: string[]) => void;
}

const none: readonly string[] = [];

/** Packs of products, found by the name of the product. */
export function PackPicker(props: ChosenProps) {
  const { t } = useTranslation('promotion');
  const http = useHttp();
  const locale = useLocale();
  const source = useMemo(() => productSource(), []);
  const search = useSearch(source, none);
  // The server names the packs that were chosen before.
  const named = useInlineQuery({
    ...promotionPreview(
      http,
      promotionSketchSchema.parse({
        rule: { type: 'PERCENT_OFF', percent: 1 },
        target: { type: 'PACKS', packIds: props.value.slice(0, promotionLimits.packs) },
      }),
    ),
    enabled: props.value.length > 0,
  });
  const optionsOf = (
    products: readonly {
      name: Parameters<typeof readLocalizedText>[0];
      packs: readonly (Parameters<typeof packName>[0] & { id?: string; packId?: string })[];
    }[],
  ) =>
    products.flatMap(({ name, packs }) =>
      packs.map((pack) => ({
        value: pack.id ?? pack.packId ?? '',
        label: `${readLocalizedText(name, locale).text}, ${packName(pack, locale)}`,
      })),
    );
  return (
    <>
      <MultiCombo
        {...props}
        label={t('promotion.target.PACKS')}
        hint={t('promotion.target.atMost', { number: String(promotionLimits.packs) })}
        options={optionsOf(search.rows)}
        selected={optionsOf(named.data?.products ?? [])}
        onQuery={search.onSearch}
        isBusy={search.isBusy}
      />
      {search.notice ?? named.notice}
    </>
  );
}
