import type { Currency } from '@pazar/contracts/money';
import { formatEnteredTime } from '@pazar/format/entered-time';
import { readLocalizedText } from '@pazar/format/localized-text';
import { formatMoney } from '@pazar/format/money';
import { useLocale } from '@pazar/shell/locale';
import { useTranslation } from 'react-i18next';
import { TextLink } from '@pazar/ui/text-link';
import type { PriceChange } from './price-history.ts';

export interface PriceChangeLineProps {
  change: PriceChange;
  currency: Currency;
}

/**
 * One change of a price as a sentence: the pack, the price and its start, with a link to the
 * promotion.
 */
export function PriceChangeLine({ change, currency }: PriceChangeLineProps) {
  const { t } = useTranslation('shell');
  const locale = useLocale();
  const { from, priceMinor, promotion } = change;
  return (
    <span>
      {t('prices.from', {
        day: formatEnteredTime(from, locale),
        price: formatMoney({ minor: priceMinor, currency }, locale),
      })}{' '}
      {promotion !== null && (
        <TextLink to={`/promotion/${promotion.id}`}>
          {readLocalizedText(promotion.name, locale).text}
        </TextLink>
      )}
    </span>
  );
}
