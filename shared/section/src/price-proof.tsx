import type { Currency } from '@pazar/contracts/money';
import { useHttp } from '@pazar/shell/http';
import { useTranslation } from 'react-i18next';
import { Icon } from '@pazar/ui/icon';
import { Popover } from '@pazar/ui/overlay/popover';
import { PlainItem, PlainList } from '@pazar/ui/layout';
import { Loaded } from '@pazar/section/record/loaded';
import { useQuery } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { PriceChangeLine } from './price-change-line.tsx';
import { priceHistory } from './price-history.ts';

export interface PriceProofProps {
  /** The first member of the section's keys. */
  section: string;
  productId: string;
  packId: string;
  currency: Currency;
  /** The pack's name, for the button's accessible name. */
  names: string;
  /** The price to prove: the button's content. */
  children: ReactNode;
}

/** A price on a button that opens its proof: the pack's past prices, the last change first. */
export function PriceProof({ names, children, ...priced }: PriceProofProps) {
  const { t } = useTranslation('shell');
  return (
    <Popover
      variant="quiet"
      align="end"
      label={t('prices.history', { names })}
      face={
        <>
          {children}
          <Icon name="info" size={16} />
        </>
      }
    >
      <PriceChanges {...priced} />
    </Popover>
  );
}

export type PriceChangesProps = Omit<PriceProofProps, 'names' | 'children'>;

/** The past prices of a pack, the last change first; loads them, and says when they cannot be loaded. */
export function PriceChanges({ section, productId, packId, currency }: PriceChangesProps) {
  const { t } = useTranslation('shell');
  const history = useQuery(priceHistory(useHttp(), section, productId));
  return (
    <Loaded query={history} texts={{ loading: t('prices.loading'), failed: t('prices.failed') }}>
      {({ packs }) => (
        <PlainList>
          {packs
            .find((pack) => pack.packId === packId)
            ?.changes.map((change) => (
              <PlainItem key={change.from}>
                <PriceChangeLine change={change} currency={currency} />
              </PlainItem>
            ))}
        </PlainList>
      )}
    </Loaded>
  );
}
