import { screen } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { fakeHost, renderInHost } from '../../../test/render-in-host.tsx';
import { SectionFailure, type SectionFailureKind } from '../../core/builds/section-failure.ts';
import { SectionFailurePanel } from './section-failure-panel.tsx';

function renderPanel(kind: SectionFailureKind, locale: 'en' | 'mk' = 'en') {
  const failure = new SectionFailure({
    kind,
    remote: 'catalog',
    version: '0.1.0-abc',
    phase: 'load',
  });
  let retries = 0;
  const element = (
    <SectionFailurePanel label="Products" failure={failure} onRetry={() => void (retries += 1)} />
  );
  const host = fakeHost({ locale });
  const { user } = renderInHost({ routes: [{ path: '/', element }], at: '/', host });
  return { user, failure, retries: () => retries };
}

describe('SectionFailurePanel', () => {
  it.each(['unreachable', 'tampered', 'crashed'] as const)(
    'offers another try when %s',
    async (kind) => {
      const { user, retries } = renderPanel(kind);
      expect(screen.getByRole('heading').textContent).toContain('Products');
      await user.click(screen.getByRole('button', { name: 'Try again' }));
      expect(retries()).toBe(1);
    },
  );

  it('offers no other try where it cannot help', () => {
    renderPanel('incompatible');
    expect(screen.getByRole('heading').textContent).toBe(
      'Products does not fit this version of Pazar',
    );
    expect(screen.queryByRole('button')).toBeNull();
  });

  it('says which version to quote to support, and is announced at once', () => {
    const { failure } = renderPanel('crashed');
    expect(screen.getByText(`catalog 0.1.0-abc ${failure.reference}`)).toBeTruthy();
    expect(screen.getByRole('alert').textContent).toContain('Products stopped working');
  });

  it.each(['unreachable', 'tampered', 'incompatible', 'crashed', 'offline'] as const)(
    'has separate words for %s in Macedonian',
    (kind) => {
      renderPanel(kind, 'mk');
      expect(screen.getByRole('alert').textContent).toMatch(
        /^[\p{Script=Cyrillic}\p{P}\s]*Products/u,
      );
      expect(screen.getByRole('alert').textContent).not.toContain('sectionFailure');
    },
  );
});
