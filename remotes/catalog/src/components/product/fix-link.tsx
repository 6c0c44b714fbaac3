import type { HiddenReason } from '@pazar/contracts/product';
import { useTranslation } from 'react-i18next';
import { TextLink } from '@pazar/ui/text-link';
import { useGrows } from '../../api/use-grows.ts';
import { fixOf } from '../../model/product/visibility.ts';

interface FixLinkProps {
  reason: HiddenReason;
  product: Parameters<typeof fixOf>[1];
}

/** The way to what fixes a reason why customers do not see a product. */
export function FixLink({ reason, product }: FixLinkProps) {
  const { t } = useTranslation('catalog');
  const { to, key } = fixOf(reason, product);
  const grows = useGrows();
  const label = key === 'product.fix.harvest' && !grows ? 'product.fix.receipt' : key;
  return <TextLink to={to}>{t(label)}</TextLink>;
}
