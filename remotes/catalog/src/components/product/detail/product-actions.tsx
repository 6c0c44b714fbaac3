import type { ProductDetail } from '@pazar/contracts/product-detail';
import { readLocalizedText } from '@pazar/format/localized-text';
import { useFormatters } from '@pazar/section/use-formatters';
import { Button } from '@pazar/ui/button';
import { Confirm } from '@pazar/ui/overlay/confirm';
import { Menu } from '@pazar/ui/overlay/menu';
import type { MenuItem } from '@pazar/ui/overlay/menu-item';
import { Row, Stack } from '@pazar/ui/layout';
import { useState } from 'react';
import { ActionFailure } from './product-notices.tsx';
import { PreviewButton } from './preview-card.tsx';
import { useProductActions } from './use-product-actions.ts';

/** Actions on the product, replaced by the error when one fails. */
export function ProductActions({ product }: { product: ProductDetail }) {
  const { t, locale } = useFormatters('catalog');
  const { isBusy, failure, forget, confirm, ...actions } = useProductActions(product);
  const [isRemoving, setRemoving] = useState(false);
  const { status, publishedAt } = product;
  const { text: name } = readLocalizedText(product.name, locale);
  const menu: (MenuItem | false)[] = [
    {
      key: 'duplicate',
      icon: 'duplicate',
      label: t('product.action.duplicate'),
      onSelect: actions.duplicate,
    },
    status === 'ACTIVE' && {
      key: 'unpublish',
      icon: 'hide',
      label: t('product.action.unpublish'),
      onSelect: () => actions.move('unpublish'),
    },
    status !== 'ARCHIVED' && {
      key: 'archive',
      icon: 'archive',
      label: t('product.action.archive'),
      onSelect: () => actions.archive(),
    },
    status === 'DRAFT' &&
      publishedAt === null && {
        key: 'remove',
        icon: 'delete',
        label: t('product.action.remove'),
        isDanger: true,
        startsGroup: true,
        onSelect: () => setRemoving(true),
      },
  ];

  return (
    <div id="publish" tabIndex={-1}>
      <Stack>
        <Row>
          <PreviewButton product={product} />
          {status === 'ARCHIVED' && (
            <Button isBusy={isBusy} onClick={() => actions.move('restore')}>
              {t('product.action.restore')}
            </Button>
          )}
          {status === 'DRAFT' && (
            <Button isBusy={isBusy} onClick={() => actions.move('publish')}>
              {t('product.action.publish')}
            </Button>
          )}
          <Menu
            label={t('product.action.more', { name })}
            items={menu.filter((item) => item !== false)}
          />
        </Row>
        {failure !== null && (
          <ActionFailure product={product} error={failure} onClose={forget} onConfirm={confirm} />
        )}
      </Stack>
      {isRemoving && (
        <Confirm
          title={t('product.action.removeAsk', { name })}
          confirmLabel={t('product.action.remove')}
          isBusy={isBusy}
          onConfirm={() => {
            actions.remove();
            setRemoving(false);
          }}
          onCancel={() => setRemoving(false)}
        >
          {t('product.action.removeDetail')}
        </Confirm>
      )}
    </div>
  );
}
