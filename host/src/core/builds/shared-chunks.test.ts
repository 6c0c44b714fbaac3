import { createInstance, init } from '@module-federation/enhanced/runtime';
import { describe, expect, it } from 'vitest';
import { aBuild } from '../../../test/discovery.ts';
import { requestFailedChunksAgain, requestSharedChunks } from './shared-chunks.ts';

const group = '@pazar/ui/list';

/**
 * A host that provides one lazy module of a shared group and one eager module; `answers` are the
 * group's loads.
 */
function hostWith(answers: (() => Promise<string>)[], name = group) {
  let asked = 0;
  const share = {
    scope: 'default',
    version: '0.1.0',
    // As the bundler writes it.
    shareConfig: { requiredVersion: '^0.1.0', eager: 0 as unknown as boolean },
  };
  const federation = init({
    name: `host_${crypto.randomUUID()}`,
    remotes: [],
    shared: {
      [name]: {
        ...share,
        get: async () => {
          const answer = answers[asked++];
          const module = await (answer === undefined
            ? Promise.reject(new Error('more'))
            : answer());
          return () => module;
        },
      },
    },
  });
  return { federation, asked: () => asked };
}

const fail = () => Promise.reject(new Error('the chunk did not load'));
const load = () => Promise.resolve('a field');

function buildOf(shared: Record<string, string>) {
  const build = aBuild('catalog');
  Object.assign(build.files, { shared });
  return build;
}

describe('The design-system groups of a section', () => {
  it('are asked for when its load starts, and nothing else is', async () => {
    const { federation, asked } = hostWith([load]);
    requestSharedChunks(federation, buildOf({ react: '^19.3.1', '@pazar/ui/button': '^0.1.0' }));
    expect(asked()).toBe(0);
    requestSharedChunks(federation, buildOf({ [group]: '^0.1.0' }));
    const factory = await federation.loadShare(group);
    expect(factory && factory()).toBe('a field');
    expect(asked()).toBe(1);
  });

  it.each(['form', 'image', 'import', 'input', 'many', 'map', 'place'])(
    'leave %s to the page that needs it',
    async (name) => {
      const { federation, asked } = hostWith([load], `@pazar/ui/${name}`);
      requestSharedChunks(federation, buildOf({ [`@pazar/ui/${name}`]: '^0.1.0' }));
      expect(asked()).toBe(0);
      await federation.loadShare(`@pazar/ui/${name}`);
      expect(asked()).toBe(1);
    },
  );

  it('may fail without anybody hearing of it twice', async () => {
    const { federation } = hostWith([fail]);
    requestSharedChunks(federation, buildOf({ [group]: '^0.1.0' }));
    await expect(federation.loadShare(group)).rejects.toThrow('the chunk did not load');
  });

  it('are asked for again after a failure, by the host as by a section', async () => {
    const { federation, asked } = hostWith([fail, fail, load]);
    await expect(federation.loadShare(group)).rejects.toThrow('the chunk did not load');
    // When this test fails after an update, the runtime retries by itself: delete the hook.
    await expect(federation.loadShare(group)).rejects.toThrow('the chunk did not load');
    expect(asked()).toBe(1);

    requestFailedChunksAgain();
    federation.registerPlugins([]);
    const section = createInstance({ name: `section_${crypto.randomUUID()}`, remotes: [] });
    section.initShareScopeMap('default', federation.shareScopeMap['default'] ?? {});
    const customShareInfo = { version: '0.1.0', shareConfig: { requiredVersion: '^0.1.0' } };

    await expect(federation.loadShare(group)).rejects.toThrow('the chunk did not load');
    expect(asked()).toBe(1);
    const first = section.loadShare(group, { customShareInfo });
    await expect(first).rejects.toThrow('the chunk did not load');
    const factory = await section.loadShare<string>(group, { customShareInfo });
    expect(factory && factory()).toBe('a field');
    expect(asked()).toBe(3);
  });
});
