import type { LotDetail } from '@pazar/contracts/produce-detail';
import { RecordName } from '@pazar/section/record-name';
import { useFormatters } from '@pazar/section/use-formatters';
import { Button } from '@pazar/ui/button';
import { PlainItem, PlainList, Quiet, Stack } from '@pazar/ui/layout';
import { PageSection } from '@pazar/ui/page-section';
import { TextLink } from '@pazar/ui/text-link';
import { useState } from 'react';
import type { LinkEffect } from '@pazar/contracts/produce-links';
import { MultiPicker } from '@pazar/section/multi-picker';
import { productSource } from '@pazar/section/products';
import { useHttp } from '@pazar/shell/http';
import { useNotify } from '@pazar/shell/notify';
import { useTranslation } from 'react-i18next';
import { Loaded } from '@pazar/section/record/loaded';
import { useQuery } from '@tanstack/react-query';
import { linkPreview } from '../../../api/produce/lot-details.ts';
import { lotResource } from '../../../api/produce/lots.ts';
import { LotDialog } from './lot-dialog.tsx';

export function LinkedProducts({ lot }: { lot: LotDetail }) {
  const { t, ...format } = useFormatters('catalog');
  const [isOpen, setOpen] = useState(false);
  return (
    <PageSection
      title={t('produce.links.title')}
      isLandmark={false}
      actions={<Button onClick={() => setOpen(true)}>{t('produce.links.change')}</Button>}
    >
      {lot.linkedProducts.length === 0 ? (
        <p>{t('produce.links.none')}</p>
      ) : (
        <PlainList>
          {lot.linkedProducts.map(({ id, sku, name, stockAvailable: stock }) => (
            <PlainItem key={id}>
              <TextLink to={`/product/${id}`}>
                <RecordName name={name} />
              </TextLink>
              <Quiet>{sku}</Quiet>
              <span>
                {t('produce.links.stock', {
                  quantity: stock === null ? t('value.none') : format.quantity(stock, lot.unit),
                })}
              </span>
            </PlainItem>
          ))}
        </PlainList>
      )}
      {isOpen && <LinkDialog lot={lot} onClose={() => setOpen(false)} />}
    </PageSection>
  );
}

/** Chooses the products that draw on a lot, and shows what that does to their stock before saving. */
function LinkDialog({ lot, onClose }: { lot: LotDetail; onClose: () => void }) {
  const { t } = useTranslation('catalog');
  const notify = useNotify();
  const [productIds, setProductIds] = useState<readonly string[]>(() =>
    lot.linkedProducts.map(({ id }) => id),
  );
  const preview = useQuery(linkPreview(useHttp(), lot.id, productIds));

  return (
    <LotDialog
      lot={lot}
      title={t('produce.links.change')}
      label={t('links.save')}
      failed={t('produce.links.failed')}
      size="medium"
      call={lotResource.replace(lot, { name: 'links', body: { productIds } })}
      onDone={() => notify(t('produce.links.saved'))}
      onClose={onClose}
    >
      {() => (
        <>
          <MultiPicker
            label={t('produce.links.products')}
            addLabel={t('produce.links.add')}
            source={productSource({ baseUnit: lot.unit })}
            value={productIds}
            onChange={setProductIds}
            none={<p>{t('produce.links.noProducts')}</p>}
          />
          <Loaded
            query={preview}
            texts={{
              loading: t('produce.links.loadingPreview'),
              failed: t('produce.links.previewFailed'),
            }}
          >
            {({ effects }) => <LinkEffects effects={effects} isBusy={preview.isFetching} />}
          </Loaded>
        </>
      )}
    </LotDialog>
  );
}

function LinkEffects({ effects, isBusy }: { effects: readonly LinkEffect[]; isBusy: boolean }) {
  const { t, ...format } = useFormatters('catalog');
  const amount = (quantity: string | null, { unit }: LinkEffect) =>
    quantity === null ? t('value.none') : format.quantity(quantity, unit);

  function say(effect: LinkEffect): string {
    const name = format.localized(effect.name);
    if (effect.stockMode !== 'FROM_PRODUCE') return t('produce.links.unchanged', { name });
    return t(`produce.links.effect.${effect.change}`, {
      name,
      before: amount(effect.before.available, effect),
      after: amount(effect.after.available, effect),
    });
  }
  return (
    <div role="status" aria-busy={isBusy}>
      <Stack gap="small">
        {effects.length === 0 && <p>{t('produce.links.noEffect')}</p>}
        {effects.map((effect) => (
          <p key={effect.id}>{say(effect)}</p>
        ))}
      </Stack>
    </div>
  );
}
