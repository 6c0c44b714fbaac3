import type { ProductDetail } from '@pazar/contracts/product-detail';
import { formatEnteredTime } from '@pazar/format/entered-time';
import { useApiMutation } from '@pazar/section/use-api-mutation';
import { useLocale } from '@pazar/shell/locale';
import { useTranslation } from 'react-i18next';
import { Button } from '@pazar/ui/button';
import { ChangeFailure } from '@pazar/section/record/change-failure';
import { StatusPanel } from '@pazar/ui/status-panel';
import { productResource } from '../../../api/product/products.ts';

/** Why management blocked a product, word for word, and how it hears that the product is put right. */
export function BlockedNotice({ product }: { product: ProductDetail }) {
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
