import type { ToDoCode, ToDoLine } from '@pazar/contracts/dashboard-selling';
import { describe, expect, it } from 'vitest';
import { linesFor, toDoLink } from './to-do.ts';

const line = (over: Partial<ToDoLine>): ToDoLine => ({
  code: 'products-low',
  params: { count: 4 },
  section: 'product',
  filter: { status: ['ACTIVE'], stock: ['LOW'] },
  subjects: [],
  ...over,
});

describe('toDoLink', () => {
  it('opens the list with the whole filter of the line', () => {
    expect(toDoLink(line({}))).toBe('/product?status=ACTIVE&stock=LOW');
    expect(
      toDoLink(
        line({ code: 'harvest-due', section: 'produce', filter: { harvest: ['due', 'x'] } }),
      ),
    ).toBe('/produce?harvest=due&harvest=x');
  });

  // The codes without rows of a list; those with rows are compared with their lists in the API's tests.
  it.each<[ToDoCode, ToDoLine['section'], string]>([
    ['legal-name-missing', 'account', '/account/profile#legalName'],
    ['phone-missing', 'account', '/account/profile#phone'],
    ['email-unconfirmed', 'account', '/account/profile#email'],
    ['location-missing', 'location', '/location/new'],
    ['verification-missing', 'account', '/account/verification'],
    ['verification-rejected', 'account', '/account/verification'],
    ['verification-changes', 'account', '/account/verification'],
    ['account-suspended', 'account', '/account'],
  ])('opens for %s the field or the page that fixes it', (code, section, address) => {
    expect(toDoLink({ code, params: {}, section, filter: {}, subjects: [] })).toBe(address);
  });
});

describe('linesFor', () => {
  it('has for today what costs sales now, in the order of the answer', () => {
    const lines = [
      line({ code: 'best-before-passed' }),
      line({ code: 'products-low' }),
      line({ code: 'products-out-of-stock' }),
    ];
    expect(linesFor(lines, 'today').map(({ code }) => code)).toEqual([
      'best-before-passed',
      'products-out-of-stock',
    ]);
    expect(linesFor(lines, 'week').map(({ code }) => code)).toEqual(['products-low']);
  });
});
