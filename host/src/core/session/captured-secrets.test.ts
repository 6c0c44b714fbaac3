import * as fc from 'fast-check';
import { afterEach, describe, expect, it } from 'vitest';
import { takeJwtParameter, takeLinkToken } from './captured-secrets.ts';

const address = () => location.pathname + location.search + location.hash;

function open(path: string): void {
  history.replaceState({ kept: true }, '', path);
}

afterEach(() => {
  history.replaceState(null, '', '/');
});

describe('takeJwtParameter', () => {
  it('takes the token and leaves the rest of the address and of the history entry', () => {
    open('/product?page=2&jwt=a.b.c&sort=name#list');
    const entries = history.length;
    expect(takeJwtParameter(window)).toBe('a.b.c');
    expect(address()).toBe('/product?page=2&sort=name#list');
    expect(history.state).toEqual({ kept: true });
    expect(history).toHaveLength(entries);
  });

  it('removes every copy and takes the first', () => {
    open('/?jwt=first&jwt=second&a=1&jwt=third');
    expect(takeJwtParameter(window)).toBe('first');
    expect(address()).toBe('/?a=1');
  });

  it('removes an empty one, and takes nothing from it', () => {
    open('/home?jwt=');
    expect(takeJwtParameter(window)).toBeNull();
    expect(address()).toBe('/home');
  });

  it('leaves an address without one exactly as it is', () => {
    open('/product?q=a%20b&empty=&jwts=1#jwt=2');
    expect(takeJwtParameter(window)).toBeNull();
    expect(address()).toBe('/product?q=a%20b&empty=&jwts=1#jwt=2');
  });

  it('leaves no token anywhere in the address, and every other parameter', () => {
    const token = fc.stringMatching(/^[A-Za-z0-9_-]{8,40}\.[A-Za-z0-9_-]{8,40}$/);
    const others = fc.array(
      fc.tuple(fc.stringMatching(/^[a-i]{1,5}$/), fc.string({ maxLength: 8 })),
    );
    fc.assert(
      fc.property(token, others, fc.integer({ min: 1, max: 3 }), (jwt, rest, copies) => {
        const parameters = new URLSearchParams(rest);
        for (let copy = 0; copy < copies; copy += 1) parameters.append('jwt', jwt);
        open(`/product?${parameters.toString()}`);
        expect(takeJwtParameter(window)).toBe(jwt);
        expect(location.href).not.toContain(jwt);
        expect([...new URLSearchParams(location.search)]).toEqual([...new URLSearchParams(rest)]);
      }),
    );
  });
});

describe('takeLinkToken', () => {
  it.each(['/home/reset', '/home/confirm', '/home/reset/'])('takes it out of %s', (path) => {
    history.replaceState(null, '', `${path}?from=mail&token=secret#here`);
    expect(takeLinkToken(window)).toBe('secret');
    expect(address()).toBe(`${path}?from=mail#here`);
  });

  it('leaves the parameters of other pages alone', () => {
    history.replaceState(null, '', '/product?token=secret');
    expect(takeLinkToken(window)).toBeNull();
    expect(address()).toBe('/product?token=secret');
  });
});
