import { afterEach, describe, expect, it } from 'vitest';
import { takeLinkToken } from './arrived-with.ts';

const address = () => location.pathname + location.search + location.hash;

afterEach(() => {
  history.replaceState(null, '', '/');
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
