import { aPage } from '@pazar/testing/builders';
import { fakeApi, type FakeAnswer, fakeFailure, fakeTraceId } from '@pazar/testing/fake-api';
import { renderSection } from '@pazar/testing/render-section';
import { screen, waitFor, within } from '@testing-library/react';
import { describe, expect, it, vi } from 'vitest';
import {
  aPromotionDetail,
  aroundPromotions,
  noEffect,
  rivalId,
} from '../../../test/promotion-api.ts';
import { section } from '../../section.tsx';

function open(
  over: Parameters<typeof aPromotionDetail>[0] = {},
  bulk: object = {},
  removal?: FakeAnswer,
) {
  const promotion = aPromotionDetail(over);
  const path = `/v1/promotions/${promotion.id}`;
  const api = fakeApi({
    ...aroundPromotions,
    [path]: promotion,
    [`${path}/effect`]: noEffect,
    'POST /v1/promotions/bulk': {
      succeeded: [{ id: promotion.id, version: 2 }],
      failed: [],
      undoToken: rivalId,
      undoUntil: null,
      ...bulk,
    },
    // A copy is a draft, whatever its original is.
    [`POST ${path}/replacement`]: { ...aPromotionDetail(), id: rivalId },
    [`/v1/promotions/${rivalId}`]: { ...aPromotionDetail(), id: rivalId },
    [`DELETE ${path}`]: removal,
    '/v1/promotions': aPage([promotion]),
  });
  const sent = () =>
    api.calls
      .filter(({ method, path: to }) => method !== 'GET' && !to.endsWith('/preview'))
      .map(({ method, path: to, body }) => `${method} ${to} ${JSON.stringify(body)}`);
  const rendered = renderSection(section, { at: `/promotion/${promotion.id}`, api });
  const choose = async (name: string) => {
    await rendered.user.click(await screen.findByRole('button', { name: /^More actions/ }));
    await rendered.user.click(await screen.findByRole('menuitem', { name }));
  };
  return { ...rendered, api, promotion, sent, choose };
}

describe('What can be done with a promotion', () => {
  it.each([
    { effectiveStatus: 'DRAFT', label: 'Publish', action: 'publish', done: 'published' },
    { effectiveStatus: 'PAUSED', label: 'Resume', action: 'resume', done: 'resumed' },
    { effectiveStatus: 'ENDED', label: 'Archive', action: 'archive', done: 'archived' },
    {
      effectiveStatus: 'ARCHIVED',
      label: 'Restore',
      action: 'restore',
      done: 'restored as a draft',
    },
  ] as const)('offers $label first for $effectiveStatus, and its undo', async (usual) => {
    const { effectiveStatus, label, action, done } = usual;
    const { user, promotion, sent, notifications, actions } = open({ effectiveStatus });
    await user.click(await screen.findByRole('button', { name: label }));
    await waitFor(() => expect(notifications).toEqual([`Promotion ${done}`]));
    expect(actions).toHaveLength(1);
    const body = JSON.stringify({ ids: [promotion.id], action });
    expect(sent()).toEqual([`POST /v1/promotions/bulk ${body}`]);
  });

  it('stops a running one and opens its copy, where the rest can be changed', async () => {
    const { promotion, sent, choose, notifications } = open({
      status: 'PUBLISHED',
      effectiveStatus: 'ACTIVE',
      frozen: ['rule'],
    });
    await choose('Stop and duplicate');
    await waitFor(() => expect(sent()).toHaveLength(2));
    expect(sent()[0]).toContain('"action":"stop"');
    expect(sent()[1]).toContain(`POST /v1/promotions/${promotion.id}/replacement`);
    expect(notifications).toContain('Promotion stopped');
    expect(await screen.findByText('Draft')).toBeVisible();
  });

  it('deletes a draft only once that was confirmed', async () => {
    const { user, sent, choose } = open();
    await choose('Delete');
    const question = await screen.findByRole('alertdialog', { name: 'Delete Autumn discount?' });
    expect(sent()).toEqual([]);
    await user.click(within(question).getByRole('button', { name: 'Delete' }));
    await waitFor(() => expect(sent()[0]).toMatch(/^DELETE/));
  });

  it('says that it is not known whether a draft was deleted, and deletes no newer one when asked again', async () => {
    let tries = 0;
    const { user, api, promotion, choose } = open({}, {}, () => {
      tries += 1;
      return tries === 1 ? Promise.reject(fakeFailure('network')) : undefined;
    });
    const remove = async () => {
      await choose('Delete');
      const question = await screen.findByRole('alertdialog');
      await user.click(within(question).getByRole('button', { name: 'Delete' }));
    };
    await remove();
    expect(await screen.findByRole('alert')).toHaveTextContent(
      'It is not known whether this was done',
    );
    await remove();
    await waitFor(() => expect(tries).toBe(2));
    const removals = api.calls.filter(({ method }) => method === 'DELETE');
    expect(removals.map(({ ifMatch }) => ifMatch)).toEqual([promotion.version, promotion.version]);
  });

  it('says what publishing lacks, with links to the fields that are in the way', async () => {
    const stockLimit = { quantity: '85.000', unit: 'KG' } as const;
    const publishRequirements = [{ pointer: '/stockLimit', code: 'reached' as const }];
    const { user, promotion, sent } = open({ stockLimit, publishRequirements });
    await user.click(await screen.findByRole('button', { name: 'Publish' }));
    expect(await screen.findByText('Not published yet: something is missing')).toBeVisible();
    // Beside the reason, and in the list of what it lacks.
    const links = screen.getAllByRole('link', { name: 'The limit is reached: raise it' });
    const href = `/promotion/${promotion.id}#stockLimit`;
    expect(links.map((link) => link.getAttribute('href'))).toEqual([href, href]);
    expect(screen.getByRole('region', { name: 'Before it can be published' })).toHaveTextContent(
      '4 of 5',
    );
    expect(sent()).toEqual([]);
  });

  it('says why the server did nothing', async () => {
    const problem = {
      type: 'urn:pazar:invalid-transition',
      title: 'Not possible now',
      status: 409,
      code: 'invalid-transition',
      detail: 'It has ended meanwhile',
      instance: '/v1/promotions/bulk',
      traceId: fakeTraceId,
    };
    const failed = { succeeded: [], failed: [{ id: rivalId, problem }], undoToken: null };
    const { user } = open({}, failed);
    await user.click(await screen.findByRole('button', { name: 'Publish' }));
    const alert = await screen.findByRole('alert');
    expect(alert).toHaveTextContent('Nothing was changed');
    expect(alert).toHaveTextContent('It has ended meanwhile');
  });

  it('changes nothing without a network, not even later, and says so', async () => {
    const { user, sent, notifications } = open({ effectiveStatus: 'PAUSED' });
    const resume = await screen.findByRole('button', { name: 'Resume' });
    const network = vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(false);
    await user.click(resume);
    expect(await screen.findByText('There is no connection: nothing was changed')).toBeVisible();
    network.mockRestore();
    window.dispatchEvent(new Event('online'));
    expect(sent()).toEqual([]);
    await user.click(resume);
    await waitFor(() => expect(notifications).toEqual(['Promotion resumed']));
    expect(screen.queryByText(/^There is no connection/)).not.toBeInTheDocument();
  });
});
