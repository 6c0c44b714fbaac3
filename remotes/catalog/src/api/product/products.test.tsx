import { useHttp } from '@pazar/shell/http';
import { renderInShell } from '@pazar/testing/render-in-shell';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { screen, waitFor } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { aLotDetail, produceApi } from '../../../test/produce-api.ts';
import { aProductDetail } from '../../../test/product-api.ts';
import { lotResource } from '../produce/lots.ts';
import { productResource } from './products.ts';

const lot = aLotDetail();

/** A lot on the screen, and a product that was linked with it. */
function LotAndProduct() {
  const { data } = useQuery(lotResource.detail(useHttp(), lot.id));
  const queries = useQueryClient();
  return (
    <button onClick={() => productResource.show(queries, aProductDetail())}>
      {data?.lotNumber}
    </button>
  );
}

describe('A changed product', () => {
  it('makes the lots old that show what is sold from them', async () => {
    const api = produceApi([lot], { [`/v1/produce/${lot.id}`]: lot });
    const routes = [{ path: '*', element: <LotAndProduct /> }];
    const { user } = renderInShell(routes, { at: '/', api });
    await user.click(await screen.findByRole('button', { name: lot.lotNumber }));
    await waitFor(() => expect(api.calls).toHaveLength(2));
  });
});
