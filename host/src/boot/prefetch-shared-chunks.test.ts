import { init } from '@module-federation/enhanced/runtime';
import { QueryClient } from '@tanstack/react-query';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { aBuild } from '../../test/discovery.ts';
import { createObservations } from '../core/builds/observations.ts';
import { prefetchSharedChunks } from './prefetch-shared-chunks.ts';

const mounted = { type: 'mount', outcome: 'ok', milliseconds: 1 } as const;

/** A host with one shared group that counts its requests. */
function aHost(group = '@pazar/ui/form') {
  const load = vi.fn<() => Promise<() => string>>(() => Promise.resolve(() => 'a field'));
  const shareConfig = { requiredVersion: '^0.1.0', eager: false };
  init({
    name: `host_${crypto.randomUUID()}`,
    remotes: [],
    shared: { [group]: { scope: 'default', version: '0.1.0', shareConfig, get: load } },
  });
  const build = aBuild('catalog');
  Object.assign(build.files, { shared: { [group]: '^0.1.0' } });
  const host = {
    builds: [build],
    observations: createObservations(),
    queryClient: new QueryClient(),
  };
  prefetchSharedChunks(host);
  return { ...host, build, load };
}

afterEach(() => vi.unstubAllGlobals());

describe('The design-system groups of all sections', () => {
  it('load once the first section is mounted', async () => {
    const { load, observations, build } = aHost();
    observations.note(build, { ...mounted, outcome: 'crashed' });
    expect(load).not.toHaveBeenCalled();
    observations.note(build, mounted);
    await vi.waitFor(() => expect(load).toHaveBeenCalledOnce());
  });

  it('wait for the data of that section', async () => {
    const { load, observations, build, queryClient } = aHost();
    const data = Promise.withResolvers<string>();
    const fetched = queryClient.query({ queryKey: ['rows'], queryFn: () => data.promise });
    observations.note(build, mounted);
    expect(load).not.toHaveBeenCalled();
    data.resolve('rows');
    await fetched;
    await vi.waitFor(() => expect(load).toHaveBeenCalledOnce());
  });

  it.each(['@pazar/ui/map', '@pazar/ui/place', '@pazar/geography'])(
    'leave %s to the page that shows a map',
    (group) => {
      const { load, observations, build } = aHost(group);
      observations.note(build, mounted);
      expect(load).not.toHaveBeenCalled();
    },
  );

  it('are left until they are needed for a visitor who saves data', () => {
    vi.stubGlobal('navigator', { connection: { saveData: true } });
    const { load, observations, build } = aHost();
    observations.note(build, mounted);
    expect(load).not.toHaveBeenCalled();
  });
});
