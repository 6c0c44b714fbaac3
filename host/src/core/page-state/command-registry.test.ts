import type { Command } from '@pazar/shell/commands';
import { afterEach, describe, expect, it } from 'vitest';
import { commandOfKey } from './command-registry.ts';

const command = (id: string, keys: Command['keys']): Command => ({
  id,
  label: id,
  run: () => undefined,
  ...(keys !== undefined && { keys }),
});
const commands = [
  command('new', { code: 'KeyN' }),
  command('save', { code: 'KeyS', isWithControl: true }),
  command('search', { code: 'Slash', sign: '/' }),
  command('help', { code: 'Slash', sign: '?', isWithShift: true }),
];

function pressed(init: KeyboardEventInit, target: Element = document.body, isSingleOff = false) {
  const event = new KeyboardEvent('keydown', { bubbles: true, cancelable: true, ...init });
  target.dispatchEvent(event);
  return commandOfKey(event, commands, isSingleOff)?.id;
}
function place(html: string): Element {
  document.body.innerHTML = html;
  return document.querySelector('[data-here]') ?? document.body;
}

afterEach(() => document.body.replaceChildren());

describe('commandOfKey', () => {
  it.each([
    ['n on a Latin layout', { code: 'KeyN', key: 'n' }, 'new'],
    ['н on a Cyrillic layout', { code: 'KeyN', key: 'н' }, 'new'],
    ['Ctrl+S', { code: 'KeyS', key: 's', ctrlKey: true }, 'save'],
    ['Cmd+ѕ', { code: 'KeyS', key: 'с', metaKey: true }, 'save'],
    ['a slash at its place on an English keyboard', { code: 'Slash', key: '/' }, 'search'],
    ['a slash above the 7', { code: 'Digit7', key: '/', shiftKey: true }, 'search'],
    ['the place of the slash in Macedonian', { code: 'Slash', key: '-' }, 'search'],
    ['a question mark anywhere', { code: 'Minus', key: '?', shiftKey: true }, 'help'],
  ])('knows %s', (_, keys, id) => {
    expect(pressed(keys)).toBe(id);
  });

  it.each([
    ['another key', { code: 'KeyM', key: 'm' }],
    ['a key with Ctrl that needs none', { code: 'KeyN', key: 'n', ctrlKey: true }],
    ['a key with Shift that needs none', { code: 'KeyN', key: 'N', shiftKey: true }],
    ['a key with Alt', { code: 'KeyN', key: 'n', altKey: true }],
    ['a part of a sign that is being composed', { code: 'KeyN', key: 'n', isComposing: true }],
  ])('passes over %s', (_, keys) => {
    expect(pressed(keys)).toBeUndefined();
  });

  it.each([
    ['a text', '<input data-here>'],
    ['a search', '<input type="search" data-here>'],
    ['several lines', '<textarea data-here></textarea>'],
    ['a choice', '<select data-here></select>'],
    ['an editor', '<p contenteditable><b data-here>x</b></p>'],
    ['a menu', '<div role="menu"><button data-here></button></div>'],
  ])('leaves single keys to %s, but not those with Ctrl', (_, html) => {
    const target = place(html);
    expect(pressed({ code: 'KeyN', key: 'n' }, target)).toBeUndefined();
    expect(pressed({ code: 'KeyS', key: 's', ctrlKey: true }, target)).toBe('save');
  });

  it('works on a checkbox, which takes no letters', () => {
    const box = place('<input type="checkbox" data-here>');
    expect(pressed({ code: 'KeyN', key: 'n' }, box)).toBe('new');
  });

  it('does nothing while a dialog is open', () => {
    place('<dialog open></dialog>');
    expect(pressed({ code: 'KeyN', key: 'n' })).toBeUndefined();
    expect(pressed({ code: 'KeyS', key: 's', ctrlKey: true })).toBeUndefined();
  });

  it('does nothing without Ctrl for who has turned single keys off', () => {
    expect(pressed({ code: 'KeyN', key: 'n' }, document.body, true)).toBeUndefined();
    expect(pressed({ code: 'KeyS', key: 's', ctrlKey: true }, document.body, true)).toBe('save');
  });
});
