import { aPage } from '@pazar/testing/builders';
import { promiseForm } from '@pazar/testing/promise-form';
import { screen, within } from '@testing-library/react';
import { describe } from 'vitest';
import { aLotDetail, aroundLots } from '../../../test/produce-api.ts';
import { section } from '../../section.tsx';

const entered = aLotDetail();

describe('The form of a new lot', () => {
  promiseForm({
    section,
    at: '/produce/new',
    save: 'POST /v1/produce',
    record: entered,
    words: { title: 'New lot', titleMk: 'Нов принос', form: 'Lot' },
    async fill(user) {
      const name = within(screen.getByRole('group', { name: /^Name of the crop/ }));
      await user.type(name.getAllByRole('textbox')[0] ?? document.body, 'Quince');
    },
    field: { label: 'Variety', member: 'variety', text: 'Leskovachka' },
    wrong: { label: 'Expected yield', text: 'many', fault: 'Enter a number' },
    around: {
      ...aroundLots,
      '/v1/produce': aPage([entered]),
      [`/v1/produce/${entered.id}`]: entered,
      [`/v1/produce/${entered.id}/movements`]: aPage([]),
    },
  });
});
