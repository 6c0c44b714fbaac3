import type { LocationUse } from '@pazar/contracts/location-uses';
import { formatNumber } from '@pazar/format/number';
import { readLocalizedText } from '@pazar/format/localized-text';
import { useLocale } from '@pazar/shell/locale';
import { useTranslation } from 'react-i18next';
import { InfoLine, InfoLines } from '@pazar/ui/info-lines';
import { Quiet, Stack } from '@pazar/ui/layout';
import { TextLink } from '@pazar/ui/text-link';
import type { Dependants } from '../../model/live-uses.ts';

const kinds = ['lot', 'product', 'promotion'] as const;
const paths: Readonly<Record<LocationUse['entity'], string>> = {
  lot: '/produce',
  product: '/product',
  promotion: '/promotion',
};

export interface LocationUsesProps {
  uses: Dependants;
  /** Most of each kind that are named; the rest is counted. Default all. */
  most?: number;
}

/** The lots, products and promotions of a location, each with its link. */
export function LocationUses({ uses: { items, counts }, most = items.length }: LocationUsesProps) {
  const { t } = useTranslation('locations');
  const locale = useLocale();
  const used = kinds.filter((kind) => counts[kind] > 0);
  if (used.length === 0) return <Quiet>{t('location.uses.none')}</Quiet>;
  return (
    <InfoLines>
      {used.map((kind) => {
        const count = counts[kind];
        const shown = items.filter(({ entity }) => entity === kind).slice(0, most);
        return (
          <InfoLine
            key={kind}
            name={t(`location.uses.${kind}`, { count, number: formatNumber(count, locale) })}
          >
            <Stack gap="small">
              {shown.map(({ id, code, name }) => (
                <TextLink key={id} to={`${paths[kind]}/${id}`}>
                  {[name && readLocalizedText(name, locale).text, code].filter(Boolean).join(' ')}
                </TextLink>
              ))}
            </Stack>
            {count > shown.length &&
              t('location.uses.more', { number: formatNumber(count - shown.length, locale) })}
          </InfoLine>
        );
      })}
    </InfoLines>
  );
}
