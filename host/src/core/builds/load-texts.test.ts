import { describe, expect, it, vi } from 'vitest';
import { aBuild } from '../../../test/discovery.ts';
import { expectReport, silence } from '../../../test/expect-report.ts';
import { loadTexts } from './load-texts.ts';

const build = aBuild('catalog');
const english = { title: 'Products' };
const macedonian = { title: 'Производи' };

/** Responses by language; a request for a missing language fails. */
function serve(files: Partial<Record<'en' | 'mk', () => Response>>): string[] {
  const asked: string[] = [];
  vi.stubGlobal('fetch', (url: string) => {
    const locale = url.endsWith('mk.json') ? 'mk' : 'en';
    asked.push(locale);
    const answer = files[locale];
    return answer ? Promise.resolve(answer()) : Promise.reject(new TypeError('Failed to fetch'));
  });
  return asked;
}

const load = (signal = new AbortController().signal) => loadTexts(build, 'mk', signal);

describe('loadTexts', () => {
  it("reads the section's own file of the language, and no other", async () => {
    const asked = serve({ en: () => Response.json(english), mk: () => Response.json(macedonian) });
    await expect(load()).resolves.toEqual(macedonian);
    expect(asked).toEqual(['mk']);
  });

  it.each([
    ['does not come', undefined],
    ['is not there', () => new Response('', { status: 404 })],
    ['is not JSON', () => new Response('<!doctype html>')],
    ['holds no texts', () => Response.json([])],
  ])('speaks the other language when the file %s', async (_what, mk) => {
    silence('error');
    const asked = serve({ en: () => Response.json(english), ...(mk && { mk }) });
    await expect(load()).resolves.toEqual(english);
    expect(asked).toEqual(['mk', 'mk', 'en']);
    expectReport('error', 'catalog has no texts in "mk"');
  });

  it('fails when there is no file of any language', async () => {
    silence('error');
    serve({});
    await expect(load()).rejects.toThrow('en.json could not be reached');
    expectReport('error', 'catalog has no texts');
  });

  it('sends no request once nobody waits', async () => {
    const asked = serve({});
    await expect(load(AbortSignal.abort())).rejects.toThrow('mk.json could not be reached');
    expect(asked).toEqual(['mk']);
  });
});
