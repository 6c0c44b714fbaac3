import { describe, expect, it } from 'vitest';
import { temporaryFolder } from '../fixtures/temporary-folder.ts';
import { styleGate } from './style-gate.ts';

/** A repository with one breakpoint and these files. */
const repository = (files: Readonly<Record<string, string>>) =>
  temporaryFolder({ 'shared/ui/src/breakpoints.ts': '{ small: 576 }', ...files });

// The gate "source rules" would take a whole query for one of ours.
const query = (condition: string) => `@media ${condition}{.a{color:red}}`;

describe('The styles of finished builds', () => {
  it('have media queries at the breakpoints alone, those of libraries too', async () => {
    const root = repository({
      'host/dist/static/css/toasts.css': query('only screen and (width<=480px)'),
      'host/dist/index.html': `<style>${query('(width < 900px)')}</style>`,
      'remotes/catalog/dist/static/css/list.css': query('(width<576px)'),
    });
    expect(await styleGate(root).run()).toEqual({
      ok: false,
      output: [
        'host/dist/index.html: a media query at 900px, none of 576px',
        'host/dist/static/css/toasts.css: a media query at 480px, none of 576px',
      ].join('\n'),
    });
  });

  it('are not called good when there is no build', async () => {
    const root = repository({ 'host/dist/index.html': '' });
    expect(await styleGate(root).run()).toMatchObject({ ok: false });
  });
});
