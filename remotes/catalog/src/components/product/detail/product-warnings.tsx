import type { ProductDetail } from '@pazar/contracts/product-detail';
import { useTranslation } from '@pazar/shell/translation';
import { StatusPanel } from '@pazar/ui/status-panel';
import { TextLink } from '@pazar/ui/text-link';

/** What is worth a look: why management blocked it, another product of the same name, an old certificate. */
export function ProductWarnings({ product: { moderation, warnings } }: { product: ProductDetail }) {
  const { t } = useTranslation('catalog');
  return (
    <>
      {moderation.status === 'BLOCKED' && (
        <div id="blocked" tabIndex={-1}>
          <StatusPanel
            title={t('product.reason.blocked')}
            detail={
              <>
                {moderation.reason !== null && <q>{moderation.reason}</q>}{' '}
                {t('product.why.blocked')}
              </>
            }
            tone="danger"
            icon="error"
          />
        </div>
      )}
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
