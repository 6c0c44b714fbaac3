import { expectAccessible } from '@pazar/testing/expect-accessible';
import { screen, waitFor, within } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { openPromotion as open, plain } from '../../test/open-promotion.tsx';
import { rivalId } from '../../test/promotion-api.ts';

describe('A promotion that customers have seen', () => {
  const running = {
    status: 'PUBLISHED',
    effectiveStatus: 'ACTIVE',
    frozen: ['rule', 'target', 'startsAt'],
  } as const;

  it('is a page to read once it runs: sales, money, end, and what can still change', async () => {
    const { container } = open({ ...running, frozen: [...running.frozen] });
    const cards = await screen.findByRole('region', { name: 'Effect so far' });
    await within(cards).findByText('5 kg');
    expect(plain(cards.textContent)).toContain('2 sales');
    expect(plain(cards.textContent)).toContain('MKD 300 MKD 100 discount on MKD 400');
    expect(plain(cards.textContent)).toContain('In the two weeks before: 3 sales, MKD 240');
    expect(plain(cards.textContent)).toContain('30/11/2026 Monday at 13:00');
    expect(screen.queryByRole('form')).not.toBeInTheDocument();
    expect(screen.getAllByText('What customers get')).toHaveLength(1);
    expect(await screen.findByRole('table', { name: 'Prices before and after' })).toBeVisible();
    await expectAccessible(container);
  });

  it('is edited by a form of what can still change, and read again once that is saved', async () => {
    const { user, api } = open({ ...running, frozen: [...running.frozen] });
    await user.click(await screen.findByRole('button', { name: 'Edit' }));
    const form = await screen.findByRole('form', { name: 'Promotion' });
    expect(screen.getByText(/For the rest use Stop and duplicate/)).toBeVisible();
    expect(within(form).queryByRole('radio')).not.toBeInTheDocument();
    await user.type(within(form).getByRole('textbox', { name: /^Note/ }), 'Until noon');
    await user.click(screen.getByRole('button', { name: 'Save' }));
    expect(await screen.findByRole('region', { name: 'Effect so far' })).toBeVisible();
    const saved = api.calls.find(({ method }) => method === 'PATCH');
    expect(saved?.body).toEqual({ note: 'Until noon' });
  });

  it('opens the form where a link leads to a field of it', async () => {
    open({ ...running, frozen: [...running.frozen] }, '#endsAt');
    const ends = await screen.findByRole('group', { name: 'Ends' });
    expect(within(ends).getAllByRole('textbox')[0]).toBeEnabled();
  });

  it.each([
    ['DATE', 'its last day came'],
    ['STOPPED', 'it was stopped'],
    ['SOLD_OUT', 'its quantity was sold'],
    ['USED_UP', 'its usage limit was reached'],
  ] as const)('says when and why it ended: %s', async (endReason, why) => {
    const endedAt = '2026-11-20T17:28:00.000Z';
    open({ endedAt, endReason, effectiveStatus: 'ENDED', frozen: ['rule'] });
    const cards = await screen.findByRole('region', { name: 'Effect so far' });
    await waitFor(() => expect(cards).toHaveTextContent(`Friday at 18:28 · ${why}`));
    expect(screen.queryByRole('table')).not.toBeInTheDocument();
    expect(screen.queryByRole('button', { name: 'Edit' })).not.toBeInTheDocument();
  });

  it('says which other promotion replaced it, with the way there', async () => {
    const replacedBy = { id: rivalId, name: { en: 'Market Saturday', mk: null } };
    const endedAt = '2026-11-20T17:28:00.000Z';
    const ended = { endedAt, endReason: 'STOPPED', replacedBy, effectiveStatus: 'ENDED' } as const;
    open({ ...ended, frozen: ['rule'] });
    const cards = await screen.findByRole('region', { name: 'Effect so far' });
    const link = await within(cards).findByRole('link', { name: 'Market Saturday' });
    expect(link).toHaveAttribute('href', `/promotion/${rivalId}`);
    expect(cards).toHaveTextContent('another promotion replaced it: Market Saturday');
    expect(screen.getByText('replaced 20/11/2026')).toBeVisible();
  });

  it('says in its sentence when it really ended', async () => {
    const endedAt = '2026-11-20T17:28:00.000Z';
    open({ endReason: 'STOPPED', effectiveStatus: 'ENDED', endedAt, frozen: ['rule'] });
    const sentence = await screen.findByText('What customers get');
    expect(plain(sentence.parentElement?.textContent ?? '')).toContain(
      'stopped on 20/11/2026 at 18:28',
    );
  });
});
