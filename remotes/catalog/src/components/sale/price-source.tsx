import { useFormatters } from '@pazar/section/use-formatters';
import { Button } from '@pazar/ui/button';
import { Quiet, Row } from '@pazar/ui/layout';
import type { SaleTermsHandle } from './use-sale-terms.ts';

export interface PriceSourceProps {
  terms: SaleTermsHandle;
  /** A price in minor units that is taken instead. */
  onChoose: (unitPriceMinor: number) => void;
}

/** Says where the price of a sale comes from, and offers the others: it never changes unsaid. */
export function PriceSource({ terms, onChoose }: PriceSourceProps) {
  const { t, ...format } = useFormatters('catalog');
  const { unitPriceMinor, currency, source, others } = terms;
  const choices = (['list', 'last'] as const).flatMap((from) => {
    const minor = others[from];
    const isOther = minor !== null && minor !== unitPriceMinor;
    return isOther && (from === 'list' || minor !== others.list) ? [{ from, minor }] : [];
  });
  if (source === null && choices.length === 0) return null;
  return (
    <Row>
      {source !== null && (
        <Quiet>
          <span role="status">{t(`movement.priceSource.${source}`)}</span>
        </Quiet>
      )}
      {choices.map(({ from, minor }) => (
        <Button key={from} variant="quiet" onClick={() => onChoose(minor)}>
          {t(`movement.otherPrice.${from}`, { price: format.money({ minor, currency }) })}
        </Button>
      ))}
    </Row>
  );
}
