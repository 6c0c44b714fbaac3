import { maxPageLimit } from '@pazar/contracts/page';
import type { LotDetail } from '@pazar/contracts/produce-detail';
import type { LinkEffect } from '@pazar/contracts/produce-links';
import { formatQuantity } from '@pazar/format/quantity';
import { readLocalizedText } from '@pazar/format/localized-text';
import { type HttpClient, useHttp } from '@pazar/shell/http';
import { useLocale } from '@pazar/shell/locale';
import { useNotify } from '@pazar/shell/notify';
import { useTranslation } from '@pazar/shell/translation';
import { Button } from '@pazar/ui/button';
import { CheckboxGroup } from '@pazar/ui/input/checkbox-group';
import { LoadFailure } from '@pazar/ui/load-failure';
import { Dialog } from '@pazar/ui/overlay/dialog';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { lotChanges } from '../../../api/produce/lot-changes.ts';
import { lotQueries } from '../../../api/produce/lot-queries.ts';
import { ChangeFailure } from '../../change-failure.tsx';
import { useChoices } from '../../use-choices.tsx';
import styles from './lot-links.module.css';
import { useLotChange } from './use-lot-change.ts';

/** Chooses the products that draw on a lot, and shows what that does to their stock before saving. */
export function LinkDialog({ lot, onClose }: { lot: LotDetail; onClose: () => void }) {
  const { t } = useTranslation('catalog');
  const locale = useLocale();
  const http = useHttp();
  const notify = useNotify();
  const change = useLotChange(lot.id);
  const [chosen, setChosen] = useState<readonly string[]>(() =>
    lot.linkedProducts.map(({ id }) => id),
  );
  const { rows: products, isPending, notice } = useChoices(lotQueries.products(http), maxPageLimit);
  const preview = useQuery(lotQueries.linkPreview(http, { id: lot.id, productIds: chosen }));
  const sameUnit = products.filter(({ baseUnit }) => baseUnit === lot.unit);

  function save(): void {
    const send = (client: HttpClient) => lotChanges.link(client, lot, chosen);
    change.run({ what: { link: chosen }, send }, () => {
      notify(t('produce.links.saved'));
      onClose();
    });
  }

  return (
    <Dialog
      title={t('produce.links.change')}
      onClose={onClose}
      actions={
        <>
          <Button onClick={onClose}>{t('produce.action.cancel')}</Button>
          <Button variant="primary" isBusy={change.isPending} onClick={save}>
            {t('produce.links.save')}
          </Button>
        </>
      }
    >
      <div className={styles.dialog}>
        {change.error !== null && (
          <ChangeFailure title={t('produce.links.failed')} error={change.error} />
        )}
        {notice}
        {!isPending && !notice && sameUnit.length === 0 && <p>{t('produce.links.noProducts')}</p>}
        {sameUnit.length > 0 && (
          <CheckboxGroup
            label={t('produce.links.products')}
            value={chosen}
            onChange={setChosen}
            options={sameUnit.map(({ id, name, sku }) => ({
              value: id,
              label: readLocalizedText(name, locale).text,
              detail: sku,
            }))}
          />
        )}
        {preview.isLoadingError ? (
          <LoadFailure
            title={t('produce.links.previewFailed')}
            error={preview.error}
            isBusy={preview.isFetching}
            onRetry={() => void preview.refetch()}
          />
        ) : (
          <LinkEffects effects={preview.data?.effects ?? []} isBusy={preview.isFetching} />
        )}
      </div>
    </Dialog>
  );
}

function LinkEffects({ effects, isBusy }: { effects: readonly LinkEffect[]; isBusy: boolean }) {
  const { t } = useTranslation('catalog');
  const locale = useLocale();
  const write = (quantity: string | null, { unit }: LinkEffect) =>
    quantity === null ? t('value.none') : formatQuantity(quantity, unit, locale);

  function say(effect: LinkEffect): string {
    const name = readLocalizedText(effect.name, locale).text;
    if (effect.stockMode !== 'FROM_PRODUCE') return t('produce.links.unchanged', { name });
    return t(`produce.links.effect.${effect.change}`, {
      name,
      before: write(effect.before.available, effect),
      after: write(effect.after.available, effect),
    });
  }

  return (
    <div className={styles.effects} role="status" aria-busy={isBusy}>
      {effects.length === 0 ? (
        <p>{t('produce.links.noEffect')}</p>
      ) : (
        <ul className={styles.list}>
          {effects.map((effect) => (
            <li key={effect.id}>{say(effect)}</li>
          ))}
        </ul>
      )}
    </div>
  );
}
