import type { Page } from '@pazar/contracts/page';
import type { Pack, ProductSummary } from '@pazar/contracts/product';
import { readLocalizedText } from '@pazar/format/localized-text';
import { runAttempt } from '@pazar/section/attempt';
import { useHttp } from '@pazar/shell/http';
import { useLocale } from '@pazar/shell/locale';
import { useTranslation } from '@pazar/shell/translation';
import { useUndoable } from '@pazar/ui/list/undo/use-undoable';
import { useQueryClient } from '@tanstack/react-query';
import { useMemo } from 'react';
import { productChanges } from '../../../api/product/product-changes.ts';
import { productKey, productQueries } from '../../../api/product/product-queries.ts';
import { withPrice } from '../../../model/product/pack-prices.ts';
import { countDifference } from '../../../model/product/stock.ts';

/** Changes of one row in its place, each of which can be taken back. */
export interface RowChanges {
  readonly setPrice: (product: ProductSummary, pack: Pack, priceMinor: number) => Promise<void>;
  readonly setStock: (product: ProductSummary, counted: string) => Promise<void>;
}

/**
 * Saves prices and counts from the list. The row shows what was saved and stays where it is: a list
 * that is ordered by its last change would otherwise move under the hands.
 */
export function useRowChanges(): RowChanges {
  const { t } = useTranslation('catalog');
  const locale = useLocale();
  const http = useHttp();
  const queries = useQueryClient();
  const { offer } = useUndoable('products');

  return useMemo(() => {
    const nameOf = ({ name }: ProductSummary) => readLocalizedText(name, locale).text;

    function show(id: string, facts: Partial<ProductSummary>): void {
      queries.setQueriesData<Page<ProductSummary>>(
        { queryKey: [...productKey, 'list'] },
        (page) =>
          page && {
            ...page,
            items: page.items.map((row) => (row.id === id ? { ...row, ...facts } : row)),
          },
      );
      void queries.invalidateQueries({ queryKey: [...productKey, 'detail', id] });
    }

    async function savePrice(
      { id, version, packs }: Pick<ProductSummary, 'id' | 'version' | 'packs'>,
      { packId, priceMinor }: { packId: string; priceMinor: number },
    ): Promise<void> {
      const body = { packs: withPrice(packs, packId, priceMinor) };
      const saved = await productChanges.patch(http, { id, version }, body);
      const { packs: newPacks, priceNow, updatedAt, version: newVersion, visibility } = saved;
      show(id, { packs: newPacks, priceNow, updatedAt, version: newVersion, visibility });
    }

    async function takeBackPrice(id: string, pack: Pack): Promise<void> {
      const current = await queries.query({
        ...productQueries.detail(http, id),
        staleTime: 0,
      });
      await savePrice(current, { packId: pack.id, priceMinor: pack.priceMinor });
    }

    async function showStock(booked: ReturnType<typeof productChanges.book>) {
      const { movements, products } = await booked;
      for (const { id, stockAvailable, stockState, ledgerVersion, version } of products) {
        show(id, { stockAvailable, stockState, ledgerVersion, version });
      }
      return movements[0];
    }

    return {
      async setPrice(product, pack, priceMinor) {
        await savePrice(product, { packId: pack.id, priceMinor });
        offer({
          message: t('product.list.priceSaved', { name: nameOf(product) }),
          undo: () => takeBackPrice(product.id, pack),
        });
      },

      async setStock(product, counted) {
        const { id, ledgerVersion, stockAvailable } = product;
        const difference = countDifference(counted, stockAvailable ?? '0.000');
        if (difference === null) return;
        const input = { type: 'ADJUST', quantity: difference, ledgerVersion } as const;
        const movement = await showStock(
          runAttempt(queries, {
            name: ['catalog', 'row-stock', id],
            content: input,
            send: (key) => productChanges.book(http, { id, input }, key),
          }),
        );
        if (movement === undefined) return;
        offer({
          message: t('product.list.stockSaved', { name: nameOf(product) }),
          undo: () =>
            showStock(
              runAttempt(queries, {
                name: ['catalog', 'reversal'],
                content: movement.id,
                send: (key) => productChanges.reverse(http, movement.id, key),
              }),
            ),
        });
      },
    };
  }, [http, queries, offer, t, locale]);
}
