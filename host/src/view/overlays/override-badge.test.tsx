import { screen } from '@testing-library/react';
import { expect, it, onTestFinished } from 'vitest';
import { aBuild } from '../../../test/discovery.ts';
import { fakeHost, fakeSections } from '../../../test/render-in-host.tsx';
import { showOverrideBadge } from './override-badge.tsx';

it('The badge says why an overridden section does not run, and no longer that it runs', async () => {
  const build = { ...aBuild('catalog'), reason: 'override' as const };
  const reason = 'This is a development build: open it in the shell, with pnpm dev <remote>.';
  const sections = fakeSections([build], () => Promise.reject(new Error(reason)));
  onTestFinished(showOverrideBadge(fakeHost({ builds: [build], sections }), []));

  const badge = await screen.findByRole('complementary', { name: 'Sections from other addresses' });
  expect(badge.textContent).toContain(`catalog comes from ${build.base}`);
  sections.open('catalog');
  await screen.findByText(`catalog from ${build.base} failed: ${reason}`);
  expect(badge.textContent).not.toContain('comes from');
});
