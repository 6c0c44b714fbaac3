import { describe, expect, it } from 'vitest';
import { assignRows } from './assign-rows.ts';

/** `a: 'b c'`: module `a` imports `b` and `c`. */
const importsOf = (table: Readonly<Record<string, string>>) =>
  new Map(Object.entries(table).map(([module, all]) => [module, all.split(' ').filter(Boolean)]));

const rows = new Map([
  ['input', ['number-field']],
  ['list', ['data-list']],
  ['form', ['record-form']],
]);
const assign = (table: Readonly<Record<string, string>>) =>
  Object.fromEntries(assignRows(rows, importsOf(table), 'common'));

describe('assignRows', () => {
  it('puts what one row needs into it, also what that needs', () => {
    const found = assign({ 'data-list': 'list-body', 'list-body': 'row', row: '' });
    expect(found).toMatchObject({ 'data-list': 'list', 'list-body': 'list', row: 'list' });
  });

  it('puts what several rows need into the common chunk', () => {
    expect(assign({ 'data-list': 'text', 'number-field': 'text' })).toMatchObject({
      text: 'common',
    });
  });

  it('puts it into the one that all others load anyway', () => {
    const found = assign({
      'record-form': 'number-field parse',
      'number-field': 'parse',
      parse: 'digits',
    });
    expect(found).toMatchObject({ parse: 'input', digits: 'input' });
  });

  it('keeps what a row provides in that row, whoever imports it', () => {
    const found = assign({ 'data-list': 'number-field', 'record-form': 'number-field' });
    expect(found['number-field']).toBe('input');
  });

  it('leaves alone what no row needs, and ends with circles', () => {
    const found = assign({ 'data-list': 'a', a: 'b', b: 'a data-list', page: 'c' });
    expect(found).toEqual({
      'number-field': 'input',
      'data-list': 'list',
      'record-form': 'form',
      a: 'list',
      b: 'list',
    });
  });

  it('asks for no name: renamed modules are in the same rows', () => {
    const found = assign({ 'data-list': 'x/y', 'number-field': 'z', 'x/y': 'z' });
    expect([found['x/y'], found['z']]).toEqual(['list', 'common']);
  });
});
