import type { PromotionRequirement } from '@pazar/contracts/promotion-detail';
import { anAccount } from '@pazar/testing/an-account';
import { fakeApi } from '@pazar/testing/fake-api';
import { renderSection } from '@pazar/testing/render-section';
import { screen, waitFor, within } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { aPromotionDetail, aroundPromotions } from '../../test/promotion-api.ts';
import { section } from '../section.tsx';

const lacking: PromotionRequirement[] = [{ pointer: '/rule/amountMinor', code: 'taken-off' }];

function open(at: `/promotion/${string}`, { saved = aPromotionDetail(), isVerified = true } = {}) {
  const path = `/v1/promotions/${saved.id}`;
  const api = fakeApi({
    ...aroundPromotions,
    '/v1/account': anAccount({ verified: isVerified }),
    'POST /v1/promotions': saved,
    'POST /v1/promotions/bulk': {
      succeeded: [{ id: saved.id, version: 2 }],
      failed: [],
      undoToken: saved.id,
      undoUntil: null,
    },
    [path]: saved,
  });
  const sent = (to: string) =>
    api.calls.filter(({ method, path: asked }) => method === 'POST' && asked === to);
  return { ...renderSection(section, { at, api }), sent };
}

const timeOf = (name: string) =>
  within(screen.getByRole('group', { name }))
    .getAllByRole<HTMLInputElement>('textbox')
    .map(({ value }) => value);

async function fillIn(user: ReturnType<typeof open>['user']) {
  await user.type(await screen.findByRole('textbox', { name: 'Discount' }), '10');
  await user.type(screen.getByRole('textbox', { name: 'English' }), 'Leek');
}

describe('Publishing a new promotion', () => {
  it('starts now unless another start is chosen', async () => {
    open('/promotion/new');
    await screen.findByRole('form', { name: 'Promotion' });
    expect(timeOf('Starts')).toEqual([expect.stringMatching(/^\d/), expect.stringMatching(/:/)]);
    expect(screen.getByText('Needed before it can be published')).toBeVisible();
  });

  it('names all that is missing before anything is saved, and goes to the first of it', async () => {
    const { user, sent } = open('/promotion/new');
    const asked = await screen.findByRole('region', { name: 'Before it can be published' });
    expect(asked).toHaveTextContent('2 of 5');
    expect(within(asked).getByRole('link', { name: 'Enter the discount' })).toBeVisible();
    await user.click(await screen.findByRole('button', { name: 'Save and publish' }));
    const summary = await screen.findByRole('alert');
    for (const name of [/^Discount: /, /^Name: /, 'Ends: Choose when it ends'])
      expect(within(summary).getByRole('link', { name })).toBeVisible();
    expect(screen.getByRole('textbox', { name: 'English' })).toHaveFocus();
    expect(sent('/v1/promotions')).toEqual([]);
  });

  it('may wait for its end as a draft, also after publishing was tried', async () => {
    const { user, sent } = open('/promotion/new');
    await fillIn(user);
    await user.click(screen.getByRole('button', { name: 'Save and publish' }));
    await screen.findByRole('link', { name: 'Ends: Choose when it ends' });
    await user.click(screen.getByRole('button', { name: 'Save draft' }));
    await waitFor(() => expect(sent('/v1/promotions')).toHaveLength(1));
  });

  it('needs one press for a usual end', async () => {
    const { user, sent } = open('/promotion/new');
    await fillIn(user);
    await user.click(screen.getByRole('button', { name: /^End on / }));
    await user.click(screen.getByRole('button', { name: 'Save and publish' }));
    await waitFor(() => expect(sent('/v1/promotions/bulk')).toHaveLength(1));
  });

  it('needs no end with a code', async () => {
    const { user, sent } = open('/promotion/new');
    await fillIn(user);
    await user.click(screen.getByText('Who gets it'));
    await user.click(screen.getByRole('radio', { name: 'With a promo code' }));
    expect(screen.getByText('With a code it may go on without an end')).toBeVisible();
    await user.type(screen.getByRole('textbox', { name: /^Promo code/ }), 'REGULARS');
    await user.click(screen.getByRole('button', { name: 'Save and publish' }));
    await waitFor(() => expect(sent('/v1/promotions/bulk')).toHaveLength(1));
  });

  it('refuses an end that has passed', async () => {
    const { user } = open('/promotion/new');
    await fillIn(user);
    for (const [name, day] of [
      ['Starts', '01/01/2026'],
      ['Ends', '02/01/2026'],
    ] as const) {
      const [field] = within(screen.getByRole('group', { name })).getAllByRole('textbox');
      if (field === undefined) throw new Error(`There is no field ${name}`);
      await user.clear(field);
      await user.type(field, day);
    }
    await user.click(screen.getByRole('button', { name: 'Save and publish' }));
    expect(await screen.findByRole('link', { name: 'Ends: The end has passed' })).toBeVisible();
  });

  it('says what the saved draft lacks by its prices, and sends no publishing in vain', async () => {
    const saved = aPromotionDetail({ publishRequirements: lacking });
    const { user, sent } = open('/promotion/new', { saved });
    await fillIn(user);
    await user.click(screen.getByRole('button', { name: /^End on / }));
    await user.click(screen.getByRole('button', { name: 'Save and publish' }));
    const note = await screen.findByText('Not published yet: something is missing');
    expect(note).toBeVisible();
    const [link] = screen.getAllByRole('link', { name: /is not below the price of every pack/ });
    expect(link).toHaveAttribute('href', `/promotion/${saved.id}#rule`);
    expect(sent('/v1/promotions/bulk')).toEqual([]);
  });
});

describe('An agent who is not verified', () => {
  it('learns it before filling anything in, with the way to verification', async () => {
    open('/promotion/new', { isVerified: false });
    expect(
      await screen.findByText('Your account must be verified before you can publish'),
    ).toBeVisible();
    expect(screen.getByRole('link', { name: 'Ask for verification' })).toHaveAttribute(
      'href',
      '/account/verification',
    );
    expect(screen.getByRole('button', { name: 'Save draft' })).toBeEnabled();
    expect(screen.queryByRole('button', { name: 'Save and publish' })).not.toBeInTheDocument();
  });

  it('is offered no publishing of a draft that would be refused', async () => {
    const saved = aPromotionDetail();
    open(`/promotion/${saved.id}`, { saved, isVerified: false });
    await screen.findByRole('link', { name: 'Ask for verification' });
    expect(screen.queryByRole('button', { name: 'Publish' })).not.toBeInTheDocument();
    expect(screen.getByRole('button', { name: 'Archive' })).toBeVisible();
  });
});
