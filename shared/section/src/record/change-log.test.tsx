import { auditActions } from '@pazar/contracts/audit-action';
import { renderInShell } from '@pazar/testing/render-in-shell';
import { screen, within } from '@testing-library/react';
import { describe, expect, it, vi } from 'vitest';
import { expectAccessible } from '@pazar/testing/expect-accessible';
import { ChangeLog, type LoggedChange } from './change-log.tsx';

const aChange = (over: Partial<LoggedChange> = {}): LoggedChange => ({
  id: 'one',
  at: '2026-11-21T10:00:00.000Z',
  action: 'product.update',
  actor: 'Ana Petrova',
  actorRole: 'agent',
  reason: null,
  fields: [],
  ...over,
});

function show(changes: readonly LoggedChange[], locale: 'en' | 'mk' = 'en') {
  return renderInShell([{ path: '/', element: <ChangeLog changes={changes} /> }], {
    at: '/',
    locale,
  });
}

describe('A log of changes', () => {
  it('says what was done, by whom, when and why', async () => {
    const change = aChange({ action: 'product.block', reason: 'The label is wrong.' });
    const { container } = show([change]);
    const entry = screen.getByRole('article');
    expect(within(entry).getByRole('heading', { name: 'Product blocked' })).not.toBeNull();
    expect(entry.textContent).toContain('Ana Petrova · 21/11/2026');
    expect(within(entry).getByText('The label is wrong.')).not.toBeNull();
    await expectAccessible(container);
  });

  it('names what was changed where the log is of many things', () => {
    show([aChange({ action: 'lot.close', label: '2026-014' })]);
    expect(screen.getByRole('heading', { name: 'Lot closed · 2026-014' })).not.toBeNull();
  });

  it.each([
    ['stock.book', 'SALE', '-12.000', 'en', /^Sale: .12.kg · Ajvar$/],
    ['stock.book', 'RECEIPT', '2.000', 'mk', /^Прием: \+2.кг · Ajvar$/],
    ['stock.reverse', 'SALE', '12.000', 'en', /^Sale reversed: \+12.kg · Ajvar$/],
  ] as const)('says how much %s of %s moved', (...[action, type, quantity, locale, words]) => {
    const after = { bookingId: 'one', type, quantity, unit: 'KG' };
    show([aChange({ action, after, label: 'Ajvar', href: '/product/1/stock' })], locale);
    expect(screen.getByRole('link', { name: words })).not.toBeNull();
  });

  it.each([
    ['management', 'Управата'],
    ['system', 'Пазар'],
  ] as const)('names %s, which has no name of a person', (actorRole, words) => {
    show([aChange({ actor: null, actorRole })], 'mk');
    expect(screen.getByText(new RegExp(words))).not.toBeNull();
  });

  it('shows each field before and after, and restores it', async () => {
    const onRestore = vi.fn<() => void>();
    const field = { field: 'name', label: 'Name', before: 'Tomato', after: 'Pepper', onRestore };
    const { user } = show([aChange({ fields: [field] })]);
    expect(screen.getAllByRole('definition')[0]?.textContent).toBe('before: Tomato→after: Pepper');
    await user.click(screen.getByRole('button', { name: 'Restore Name' }));
    expect(onRestore).toHaveBeenCalledOnce();
  });

  it.each(['en', 'mk'] as const)('has words for every action in %s', (locale) => {
    show(
      auditActions.map((action) => aChange({ id: action, action })),
      locale,
    );
    const words = screen.getAllByRole('heading').map(({ textContent }) => textContent);
    expect(words.filter((text) => text.includes('.'))).toEqual([]);
    expect(new Set(words).size).toBe(auditActions.length);
  });

  it('calls what a newer server does another change', () => {
    show([aChange({ action: 'product.teleport' })]);
    expect(screen.getByRole('heading', { name: 'Another change' })).not.toBeNull();
  });
});
