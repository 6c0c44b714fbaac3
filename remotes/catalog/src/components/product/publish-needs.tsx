import type { ProductDetail } from '@pazar/contracts/product-detail';
import { useTranslation } from '@pazar/shell/translation';
import { StatusPanel } from '@pazar/ui/status-panel';
import { TextLink } from '@pazar/ui/text-link';
import { requirementLink } from '../../model/product/fix-link.ts';

/** What was entered is saved; what publishing still asks for, each with a link to it. */
export function PublishNeeds({ product }: { product: ProductDetail }) {
  const { t } = useTranslation('catalog');
  if (product.publishRequirements.length === 0) return null;
  return (
    <StatusPanel
      title={t('product.publishNeeds.title')}
      detail={t('product.publishNeeds.detail')}
      tone="attention"
      icon="warning"
      announce="alert"
    >
      {product.publishRequirements.map((requirement) => (
        <TextLink key={requirement.code} to={requirementLink(requirement, product.id)}>
          {t(`product.requirement.${requirement.code}`)}
        </TextLink>
      ))}
    </StatusPanel>
  );
}
