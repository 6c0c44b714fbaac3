import type { PolicyReport } from '@pazar/contracts/releases/policy-report';
import type { RemoteState } from '@pazar/contracts/releases/release-state';
import { aLocation, anId, aPage } from '@pazar/testing/builders';
import { expectAccessible } from '@pazar/testing/expect-accessible';
import { fakeApi } from '@pazar/testing/fake-api';
import { renderSection } from '@pazar/testing/render-section';
import { screen } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { section } from '../section.tsx';

const stats = {
  agents: { total: 40, byType: {}, byVerification: {}, byStatus: {} },
  products: { total: 90, active: 70, blocked: 2 },
  lots: { total: 10, available: 4 },
  locations: { active: 12 },
  promotions: { active: 3 },
  registrations: [
    { day: '2026-11-20', count: 2 },
    { day: '2026-11-21', count: 1 },
  ],
  liveProducts: 55,
  waiting: { count: 4, oldest: '2026-11-13T00:00:00.000Z', decided: 8, medianHours: 30.5 },
  sales: [
    { week: '2026-11-09', currency: 'MKD', count: 3, totalMinor: 250_000 },
    { week: '2026-11-16', currency: 'MKD', count: 1, totalMinor: 100_000 },
    { week: '2026-11-16', currency: 'EUR', count: 1, totalMinor: 900 },
  ],
  idle: { count: 1, agents: [{ id: anId(), displayName: 'Тодор Ристов', lastAt: null }] },
};

const at = '2026-11-21T10:00:00.000Z';

function aRemote(state: 'paused' | null): RemoteState {
  const versions = { stable: '0.1.0-aaa', previous: null, versions: 1 };
  const rollout = state && {
    id: 'r1',
    version: '0.2.0-bbb',
    stable: '0.1.0-aaa',
    state,
    automatic: true,
    steps: [{ percent: 5, holdSeconds: 60 }],
    step: 0,
    percent: 5,
    audience: null,
    startedBy: 'catalog-team',
    startedAt: at,
    stepStartedAt: at,
    endedAt: null,
  };
  const none = { deployments: [], rollbackWindow: [], recalled: [] };
  return { name: state ?? 'catalog', revision: 1, ...versions, ...none, rollout, updatedAt: at };
}

function aReport(total: number): PolicyReport {
  const where = { page: '/product', source: '', blocked: `inline-${total}` };
  const what = { kind: 'csp-violation', directive: 'script-src-elem', reportOnly: false } as const;
  return { ...what, ...where, total, firstAt: at, lastAt: at };
}

describe('The figures', () => {
  it('show sign-ups, waiting times, live products, sales and bad pins', async () => {
    const place = aLocation({ name: 'Нива кај реката', warnings: ['outside_country'] });
    const api = fakeApi({
      '/v1/management/stats': stats,
      '/v1/management/locations': aPage([
        { ...place, agent: { id: anId(), displayName: 'Благој' } },
      ]),
      '/v1/releases/remotes': { items: [aRemote(null), aRemote('paused')] },
      '/v1/releases/reports': { items: [aReport(3), aReport(4)] },
    });
    const { container } = renderSection(section, { at: '/management/figures', api });
    expect(await screen.findByRole('link', { name: /Waiting requests 4/ })).toHaveAttribute(
      'href',
      '/management/verification',
    );
    expect(screen.getByText('30.5 h')).toBeVisible();
    expect(screen.getByText('New agents in 30 days: 3')).toBeVisible();
    expect(screen.getByText(/In 12 weeks: MKD\s3,500/)).toBeVisible();
    expect(screen.getByText(/In 12 weeks: €9/)).toBeVisible();
    expect(screen.getByRole('link', { name: 'Тодор Ристов' })).toBeVisible();
    expect(await screen.findByText(/Благој · /)).toBeVisible();
    expect(screen.getByRole('link', { name: 'Нива кај реката' })).toHaveAttribute(
      'href',
      `/management/locations/${place.id}`,
    );
    expect(
      await screen.findByRole('link', { name: /Rollouts that are open 1.*Paused: 1/ }),
    ).toHaveAttribute('href', '/management/releases');
    expect(
      await screen.findByRole('link', { name: /Security reports in 30 days 7/ }),
    ).toHaveAttribute('href', '/management/reports');
    await expectAccessible(container);
  });
});
