import { describe, expect, it, vi } from 'vitest';
import { createScriptUrlPolicy } from './loading-hooks.ts';

const known = 'https://assets.example/catalog/remoteEntry.js';
const isKnown = (url: string) => url === known;

const strangers = [
  'https://evil.example/a.js',
  `${known}?x`,
  ` ${known}`,
  'data:text/javascript,alert(1)',
  '',
];

describe('createScriptUrlPolicy', () => {
  it('lets known addresses through and no other, without Trusted Types too', () => {
    const policy = createScriptUrlPolicy(isKnown);
    expect(policy.createScriptURL(known)).toBe(known);
    for (const url of strangers) expect(() => policy.createScriptURL(url)).toThrow(TypeError);
  });

  it("is the browser's own policy, of the name that the page's header allows, where there is one", () => {
    const names: string[] = [];
    vi.stubGlobal('trustedTypes', {
      createPolicy(name: string, rules: { createScriptURL(url: string): string }) {
        names.push(name);
        return { createScriptURL: (url: string) => ({ trusted: rules.createScriptURL(url) }) };
      },
    });
    const policy = createScriptUrlPolicy(isKnown);
    expect(names).toEqual(['shell#mf']);
    expect(policy.createScriptURL(known)).toEqual({ trusted: known });
    for (const url of strangers) expect(() => policy.createScriptURL(url)).toThrow(TypeError);
  });
});
