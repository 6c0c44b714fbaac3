import type { ProductDetail } from '@pazar/contracts/product-detail';
import { ApiError } from '@pazar/shell/api-error';
import { useTranslation } from '@pazar/shell/translation';
import { Button } from '@pazar/ui/button';
import { ChangeFailure } from '@pazar/ui/record/change-failure';
import { TextLink } from '@pazar/ui/text-link';
import { requirementLink } from '../../../model/product/fix-link.ts';

export interface ActionFailureProps {
  product: ProductDetail;
  error: Error;
  onClose: () => void;
  /** Does it all the same; undefined where that cannot help. */
  onConfirm: (() => void) | undefined;
}

/** Why a product stayed as it is. What publishing asks for comes with links to where it is filled in. */
export function ActionFailure({ product, error, onClose, onConfirm }: ActionFailureProps) {
  const { t } = useTranslation('catalog');
  const problem = error instanceof ApiError ? error.problem : undefined;
  const missing = problem?.code === 'publish-requirements' ? product.publishRequirements : [];
  const inTheWay = problem?.blocking?.map(({ label }) => label ?? '').filter(Boolean) ?? [];
  return (
    <ChangeFailure title={t('product.action.failed')} error={error}>
      {missing.map((requirement) => (
        <TextLink key={requirement.code} to={requirementLink(requirement, product.id)}>
          {t(`product.requirement.${requirement.code}`)}
        </TextLink>
      ))}
      {inTheWay.length > 0 && <span>{inTheWay.join(', ')}</span>}
      {onConfirm !== undefined && (
        <Button onClick={onConfirm}>{t('product.action.confirm')}</Button>
      )}
      <Button variant="quiet" onClick={onClose}>
        {t('action.close')}
      </Button>
    </ChangeFailure>
  );
}
