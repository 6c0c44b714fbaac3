import { createRsbuild } from '@rsbuild/core';
import { it, vi } from 'vitest';
import { defineHost } from './define-host.ts';
it('x', async () => {
  vi.stubEnv('NODE_ENV', 'production');
  const root = '/work/main/host';
  const t = Date.now();
  const h = await createRsbuild({
    cwd: root,
    config: {
      ...(defineHost(root) as any),
      mode: 'production',
      logLevel: 'silent',
      output: { ...(defineHost(root) as any).output, distPath: { root: '/tmp/bt/h' } },
    },
  });
  const { stats, close } = await h.build();
  const t2 = Date.now();
  const json = stats!.toJson({ all: false, modules: true, nestedModules: true, ids: true } as any);
  const names: string[] = [];
  const walk = (ms: any[]) =>
    ms.forEach((m) => {
      names.push(m.nameForCondition ?? '-');
      walk(m.modules ?? []);
    });
  walk(json.modules as any);
  console.log(
    t2 - t,
    Date.now() - t2,
    names.length,
    names.filter((n) => /@module-fed.*\.js/.test(n)).length,
    names.filter((n) => /@module-fed.*\.cjs/.test(n)).length,
  );
  await close();
}, 60000);
