import type { Booking } from '@pazar/contracts/movement';
import type { Page } from '@pazar/contracts/page';
import type { Pack, ProductSummary } from '@pazar/contracts/product';
import type { ProductDetail } from '@pazar/contracts/product-detail';
import { readLocalizedText } from '@pazar/format/localized-text';
import { useApiMutation } from '@pazar/section/use-api-mutation';
import { useFormatters } from '@pazar/section/use-formatters';
import { useHttp } from '@pazar/shell/http';
import { useUndoable } from '@pazar/section/list/undo/use-undoable';
import { useQueryClient } from '@tanstack/react-query';
import { useMemo } from 'react';
import { recordMovement, reversal, reverseMovement } from '../../../api/movements.ts';
import { productResource } from '../../../api/product/products.ts';
import { countDifference } from '../../../model/product/stock.ts';
import type { PackInput } from '@pazar/contracts/product-input';

/** Changes of one row in its place, each of which can be undone. */
export interface RowChanges {
  readonly setPrice: (product: ProductSummary, pack: Pack, priceMinor: number) => Promise<void>;
  readonly setStock: (product: ProductSummary, counted: string) => Promise<void>;
}

/** The list shows the answer itself: its rows keep their places until it is next shown. */
const rowChange = (what: string) =>
  ({
    mutationKey: ['catalog', 'row', what],
    keyPerContent: true,
    refetch: 'when-shown',
  }) as const;

/**
 * Saves prices and counts from the list. The row shows what was saved and stays where it is: a list
 * that is ordered by its last change would otherwise reorder while the agent edits.
 */
export function useRowChanges(): RowChanges {
  const { t, locale, money, quantity } = useFormatters('catalog');
  const http = useHttp();
  const queries = useQueryClient();
  const { mutateAsync: patch } = useApiMutation<ProductDetail>(rowChange('price'));
  const { mutateAsync: record } = useApiMutation<Booking>(rowChange('stock'));
  const { mutateAsync: reverse } = useApiMutation<Booking>({ ...reversal, refetch: 'when-shown' });
  const { offer } = useUndoable('products');

  return useMemo(() => {
    const nameOf = ({ name }: ProductSummary) => readLocalizedText(name, locale).text;

    const priceOf = ({ currency }: ProductSummary, minor: number) => money({ minor, currency });
    function show(id: string, facts: Partial<ProductSummary>): void {
      queries.setQueriesData<Page<ProductSummary>>(
        { queryKey: [...productResource.key, 'list'] },
        (page) =>
          page && {
            ...page,
            items: page.items.map((row) => (row.id === id ? { ...row, ...facts } : row)),
          },
      );
    }

    async function savePrice(
      product: Pick<ProductSummary, 'id' | 'version' | 'packs'>,
      { packId, priceMinor }: { packId: string; priceMinor: number },
    ): Promise<void> {
      const body = { packs: withPrice(product.packs, packId, priceMinor) };
      const { id, packs, priceNow, updatedAt, version, visibility } = await patch(
        productResource.patch(product, body),
      );
      show(id, { packs, priceNow, updatedAt, version, visibility });
    }

    async function undoPrice(id: string, pack: Pack): Promise<void> {
      const current = await queries.query({ ...productResource.detail(http, id), staleTime: 0 });
      await savePrice(current, { packId: pack.id, priceMinor: pack.priceMinor });
    }

    function showStock({ products }: Booking): void {
      for (const { id, stockAvailable, stockState, ledgerVersion, version } of products) {
        show(id, { stockAvailable, stockState, ledgerVersion, version });
      }
    }

    return {
      async setPrice(product, pack, priceMinor) {
        await savePrice(product, { packId: pack.id, priceMinor });
        offer({
          message: t('product.list.priceSaved', {
            name: nameOf(product),
            before: priceOf(product, pack.priceMinor),
            after: priceOf(product, priceMinor),
          }),
          undo: () => undoPrice(product.id, pack),
        });
      },

      async setStock(product, counted) {
        const { id, ledgerVersion, stockAvailable } = product;
        const difference = countDifference(counted, stockAvailable ?? '0.000');
        if (difference === null) return;
        const input = { type: 'ADJUST', quantity: difference, ledgerVersion } as const;
        const booking = await record(recordMovement(id, input));
        showStock(booking);
        const [movement] = booking.movements;
        if (movement === undefined) return;
        offer({
          message: t('product.list.stockSaved', {
            name: nameOf(product),
            before: quantity(stockAvailable ?? '0.000', product.baseUnit),
            after: quantity(counted, product.baseUnit),
          }),
          undo: async () => showStock(await reverse(reverseMovement(movement.id))),
        });
      },
    };
  }, [http, queries, patch, record, reverse, offer, t, locale, money, quantity]);
}

/** All packs of a product as a change sends them, one of them with another price. */
function withPrice(packs: readonly Pack[], packId: string, priceMinor: number): PackInput[] {
  return packs.map(({ id, label, size, unit, priceMinor: before, sku, active }) => ({
    id,
    label,
    size,
    unit,
    priceMinor: id === packId ? priceMinor : before,
    sku,
    active,
  }));
}
