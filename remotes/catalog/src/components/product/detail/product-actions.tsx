import type { ProductDetail } from '@pazar/contracts/product-detail';
import { readLocalizedText } from '@pazar/format/localized-text';
import { ApiError } from '@pazar/shell/api-error';
import { useLocale } from '@pazar/shell/locale';
import { useTranslation } from '@pazar/shell/translation';
import { Button } from '@pazar/ui/button';
import { Confirm } from '@pazar/ui/overlay/confirm';
import { Menu } from '@pazar/ui/overlay/menu';
import type { MenuItem } from '@pazar/ui/overlay/menu-item';
import { useState } from 'react';
import { ActionFailure } from './action-failure.tsx';
import { useProductActions } from './use-product-actions.ts';
import styles from './product-actions.module.css';

/** What takes a product away from customers, and may need a second word. */
type Leaving = 'archive' | 'unpublish';

/** What can be done with a product as a whole, and in its place why nothing was done. */
export function ProductActions({ product }: { product: ProductDetail }) {
  const { t } = useTranslation('catalog');
  const locale = useLocale();
  const actions = useProductActions(product);
  const [asked, setAsked] = useState<Leaving>('archive');
  const [isRemoving, setRemoving] = useState(false);
  const { status, publishedAt } = product;

  function leave(action: Leaving, confirm = false): void {
    setAsked(action);
    if (action === 'archive') actions.archive(confirm);
    else actions.move('unpublish', confirm);
  }
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
      onSelect: () => leave('unpublish'),
    },
    status !== 'ARCHIVED' && {
      key: 'archive',
      icon: 'archive',
      label: t('product.action.archive'),
      onSelect: () => leave('archive'),
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
  const { text: name } = readLocalizedText(product.name, locale);

  return (
    <div className={styles.frame} id="publish" tabIndex={-1}>
      <div className={styles.buttons}>
        {status === 'ARCHIVED' && (
          <Button isBusy={actions.isBusy} onClick={() => actions.move('restore')}>
            {t('product.action.restore')}
          </Button>
        )}
        {status === 'DRAFT' && (
          <Button isBusy={actions.isBusy} onClick={() => actions.move('publish')}>
            {t('product.action.publish')}
          </Button>
        )}
        <Menu
          label={t('product.action.more', { name })}
          items={menu.filter((item) => item !== false)}
        />
      </div>
      {actions.failure !== null && (
        <ActionFailure
          product={product}
          error={actions.failure}
          onClose={actions.forget}
          onConfirm={isInUse(actions.failure) ? () => leave(asked, true) : undefined}
        />
      )}
      {isRemoving && (
        <Confirm
          title={t('product.action.removeAsk', { name })}
          confirmLabel={t('product.action.remove')}
          isBusy={actions.isBusy}
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

function isInUse(error: Error): boolean {
  return error instanceof ApiError && error.problem?.code === 'in-use';
}
