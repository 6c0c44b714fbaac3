import { describe, expect, it } from 'vitest';
import { createRequestHash } from './request-hash.ts';

const url = '/v1/account/password';
const hash = createRequestHash(new Uint8Array(32).fill(1));

describe('The hash of a request', () => {
  it('is of its address and the content of its body', () => {
    const sent = hash({ url, body: { currentPassword: 'one', newPassword: 'two' } });
    expect(hash({ url, body: { currentPassword: 'one', newPassword: 'two' } })).toBe(sent);
    expect(hash({ url, body: { currentPassword: 'one', newPassword: 'six' } })).not.toBe(sent);
    expect(hash({ url: `${url}s`, body: { currentPassword: 'one', newPassword: 'two' } })).not.toBe(
      sent,
    );
  });

  it('cannot be computed without the key, so that no password is found by it', () => {
    const body = { currentPassword: 'one' };
    const other = createRequestHash(new Uint8Array(32).fill(2));
    expect(other({ url, body })).not.toBe(hash({ url, body }));
  });
});
