import type { ProductDetail } from '@pazar/contracts/product-detail';
import { useLocation } from '@pazar/shell/router';
import { useTranslation } from '@pazar/shell/translation';
import { StatusPanel } from '@pazar/ui/status-panel';
import { TextLink } from '@pazar/ui/text-link';
import { requirementLink } from '../../../model/product/fix-link.ts';

/**
 * What was entered is saved and not published: what publishing still asks for, each with a link to
 * it, or why it failed.
 */
export function PublishNeeds({ product }: { product: ProductDetail }) {
  const { t } = useTranslation('catalog');
  // The library types what a navigation hands on as anything.
  const handedOn: unknown = useLocation().state;
  const { id, publishRequirements, status } = product;
  if (status !== 'DRAFT') return null;
  const isLacking = publishRequirements.length > 0;
  return (
    <StatusPanel
      title={t('product.publishNeeds.title')}
      detail={isLacking ? t('product.publishNeeds.detail') : reasonIn(handedOn)}
      tone="attention"
      icon="warning"
      announce="alert"
    >
      {publishRequirements.map((requirement) => (
        <TextLink key={requirement.code} to={requirementLink(requirement, id)}>
          {t(`product.requirement.${requirement.code}`)}
        </TextLink>
      ))}
    </StatusPanel>
  );
}

function reasonIn(state: unknown): string {
  const reason = typeof state === 'object' && state !== null && 'reason' in state && state.reason;
  return typeof reason === 'string' ? reason : '';
}
