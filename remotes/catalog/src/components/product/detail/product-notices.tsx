import type { ProductDetail } from '@pazar/contracts/product-detail';
import { ApiError } from '@pazar/shell/api-error';
import { useLocation } from 'react-router-dom';
import { useTranslation } from 'react-i18next';
import { Button } from '@pazar/ui/button';
import { ChangeFailure } from '@pazar/section/record/change-failure';
import { StatusPanel } from '@pazar/ui/status-panel';
import { TextLink } from '@pazar/ui/text-link';
import { formatEnteredTime } from '@pazar/format/entered-time';
import { useApiMutation } from '@pazar/section/use-api-mutation';
import { useLocale } from '@pazar/shell/locale';
import { requirementLink } from '../../../model/product/visibility.ts';
import { productResource } from '../../../api/product/products.ts';

/** Notices that need attention: the reason for a block, another product of the same name, an expired certificate. */
export function ProductWarnings({ product }: { product: ProductDetail }) {
  const { t } = useTranslation('catalog');
  const { moderation, warnings } = product;
  return (
    <>
      {moderation.status === 'BLOCKED' && <BlockedNotice product={product} />}
      {warnings.map(({ pointer, code, productId }) => (
        <StatusPanel
          key={`${code} ${pointer}`}
          title={t(`product.warning.${code}`)}
          tone="attention"
          icon="warning"
        >
          {productId !== null && (
            <TextLink to={`/product/${productId}`}>{t('product.warning.other')}</TextLink>
          )}
        </StatusPanel>
      ))}
    </>
  );
}

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

/** Why management blocked a product, word for word, and how it hears that the product is put right. */
function BlockedNotice({ product }: { product: ProductDetail }) {
  const { t } = useTranslation('catalog');
  const locale = useLocale();
  const { reason, fixedAt } = product.moderation;
  const change = useApiMutation(productResource.mutation(product.id));
  return (
    <div id="blocked" tabIndex={-1}>
      <StatusPanel
        title={t('product.reason.blocked')}
        detail={
          <>
            {reason !== null && <q>{reason}</q>}{' '}
            {fixedAt === null
              ? t('product.why.blocked')
              : t('product.fixed.since', { at: formatEnteredTime(fixedAt, locale) })}
          </>
        }
        tone="danger"
        icon="error"
      >
        <Button
          isBusy={change.isPending}
          onClick={() => change.mutate(productResource.move(product, { name: 'fixed' }))}
        >
          {t('product.fixed')}
        </Button>
        <ChangeFailure title={t('product.fixed.failed')} error={change.error} />
      </StatusPanel>
    </div>
  );
}
