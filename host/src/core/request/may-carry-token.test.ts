import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { mayCarryToken } from './may-carry-token.ts';

const origins = ['https://pazar.example', 'https://api.pazar.example:8443', location.origin];

/** The target of a link element: a URL parser independent of the code's own. */
function linkOf(address: string): HTMLAnchorElement {
  const link = document.createElement('a');
  link.setAttribute('href', address);
  return link;
}

describe('mayCarryToken', () => {
  it.each([
    '/v1/products',
    'v1/products',
    '',
    '?page=2',
    `//${location.host}/v1`,
    'https://pazar.example',
    'https://pazar.example:443/v1',
    'HTTPS://PAZAR.example/v1',
    'https:\\\\pazar.example\\v1',
    '\n https://pazar.example/v1',
    'https://api.pazar.example:8443/v1',
  ])('says yes to %j', (address) => {
    expect(mayCarryToken(address, origins)).toBe(true);
  });

  it.each([
    '//evil.example/v1',
    '///evil.example/v1',
    '/\\evil.example/v1',
    '\\\\evil.example\\v1',
    '\\/evil.example/v1',
    '/\t/evil.example/v1',
    'https:/\\evil.example/v1',
    'https:///evil.example/v1',
    'https:\\\\evil.example',
    'https://pazar.example@evil.example/',
    'https://pazar.example:443@evil.example/',
    'https://evil.example\\@pazar.example/',
    'https://evil.example#@pazar.example/',
    'https://evil.example?https://pazar.example',
    'https://evil.example/https://pazar.example',
    'https://token:secret@pazar.example/',
    'https://token@pazar.example/',
    'https://pazar.example.evil.example/',
    'https://pazar.example-evil.example/',
    'https://evilpazar.example/',
    'https://sub.pazar.example/',
    'https://pazar.example./',
    'https://pazar.example:8443/',
    'https://api.pazar.example/',
    'http://pazar.example/',
    'ftp://pazar.example/',
    'wss://pazar.example/',
    'file:///etc/passwd',
    'data:text/html,https://pazar.example',
    'blob:https://pazar.example/0199c5a2-1111-7000-8000-000000000001',
    'javascript:fetch("https://pazar.example")',
    'about:blank',
    'filesystem:https://pazar.example/temporary/a',
    // Cyrillic letters that look like Latin ones.
    'https://раzar.example/',
    'https://pazar.ехample/',
    'https://xn--80ak6aa92e.example/',
    'https://pazar。example.evil.example/',
    'https://pazar%2eexample.evil.example/',
    'https://pazar.example%00.evil.example/',
    'https://',
    'https://[::1]/',
    'http://2130706433/',
    '//',
  ])('says no to %j', (address) => {
    expect(mayCarryToken(address, origins)).toBe(false);
  });

  it('says no to every address when no origin is named, and never takes `null` for one', () => {
    expect(mayCarryToken('/v1', [])).toBe(false);
    expect(mayCarryToken('data:text/plain,a', ['null'])).toBe(false);
  });

  it('says yes only where the browser itself would go to a named origin', () => {
    const piece = fc.constantFrom(
      'https:',
      'http:',
      'data:',
      'blob:',
      '/',
      '//',
      '\\',
      '@',
      ':',
      ':443',
      ':8443',
      '.',
      '#',
      '?',
      '\t',
      '%2f',
      '%40',
      'pazar.example',
      'api.pazar.example',
      'evil.example',
      'раzar.example',
      'user',
      '。',
      'localhost:3000',
    );
    fc.assert(
      fc.property(fc.array(piece, { maxLength: 8 }), (pieces) => {
        const address = pieces.join('');
        const link = linkOf(address);
        const isOurs = origins.includes(link.origin) && ['http:', 'https:'].includes(link.protocol);
        const expected = isOurs && link.username === '' && link.password === '';
        expect(mayCarryToken(address, origins)).toBe(expected);
      }),
      { numRuns: 500 },
    );
  });

  it('says no to whatever another host is called', () => {
    const host = fc.stringMatching(/^[a-z0-9-]{1,12}(?:\.[a-z0-9-]{1,12}){0,3}$/);
    const scheme = fc.constantFrom('https://', 'http://', '//', 'https:\\\\', 'https:/');
    fc.assert(
      fc.property(scheme, host, (before, name) => {
        fc.pre(!['pazar.example', location.hostname].includes(name));
        expect(mayCarryToken(`${before}${name}/v1`, origins)).toBe(false);
      }),
    );
  });
});
