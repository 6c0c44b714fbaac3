import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { redact } from './redact.ts';

describe('redact', () => {
  it.each([
    ['no agent ana@zadruga.mk here', 'no agent <address> here'],
    ['Bearer abc.def is refused', '<token> is refused'],
    ['eyJhbGciOiJI.eyJzdWIiOiIx.SflKxwRJSMeK is late', '<token> is late'],
    ['/v1/agents/0190a8f0-7c1e-7f00-8000-000000000001/name', '/v1/agents/<id>/name'],
    ['http://a.example/b?jwt=secret failed', 'http://a.example/b?<query> failed'],
    ['TypeError: x is not a function', 'TypeError: x is not a function'],
    ['built for contract 2, this shell offers 1', 'built for contract 2, this shell offers 1'],
  ])('%s → %s', (text, safe) => {
    expect(redact(text)).toBe(safe);
  });

  it('lets no e-mail address, token or identifier through, whatever text surrounds it', () => {
    const word = fc.stringMatching(/^[a-zA-Z0-9_-]{8,20}$/);
    const token = fc.tuple(word, word, word).map((parts) => parts.join('.'));
    const around = fc.stringMatching(/^[ a-z()]{0,20}$/);
    fc.assert(
      fc.property(fc.oneof(fc.emailAddress(), token, fc.uuid()), around, around, (secret, a, b) => {
        expect(redact(`${a} ${secret} ${b}`)).not.toContain(secret);
      }),
    );
  });

  it('is never much longer than what support reads', () => {
    expect(redact('x'.repeat(1_000_000)).length).toBeLessThan(310);
  });
});
