import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { openCli, type CliFixture } from '../testing/cli-fixture.ts';
import { exitCodes } from './exit-codes.ts';

let cli: CliFixture;

beforeAll(async () => {
  cli = await openCli();
});
afterAll(() => cli.close());

/** Publishes a remote twice. @returns the earlier version, and the one that is live */
async function twoLive(name: string): Promise<[string, string]> {
  await cli.pazar('publish', '--live', await cli.remoteFolder(name));
  const earlier = await live(name);
  await cli.pazar(
    'publish',
    '--live',
    await cli.remoteFolder(name, { 'newer.js': 'globalThis.newer = 1;' }),
  );
  return [earlier, await live(name)];
}

async function live(name: string): Promise<string> {
  const { out } = await cli.pazar('status', name, '--json');
  const { stable } = JSON.parse(out) as { stable: string };
  return stable;
}

describe('pazar recall', () => {
  it('replaces a version for everyone, and never gives it out again', async () => {
    const [stable, next] = await twoLive('recalled');
    const { out } = await cli.pazar('recall', 'recalled', next, '--reason', 'leaks addresses');
    expect(out).toContain(`now     ${stable} 100 %`);
    expect((await cli.pazar('status', 'recalled')).out).toContain(`${next}: leaks addresses`);
    const again = await cli.pazar('promote', 'recalled', next, '--reason', 'once more');
    expect(again.code).toBe(exitCodes.refused);
  });

  it('of the only version says what visitors see, before and after, and what to do next', async () => {
    await cli.pazar('publish', '--live', await cli.remoteFolder('alone'));
    const gone = 'visitors: the section has gone.';
    expect((await cli.pazar('plan', 'recall', 'alone', 'latest')).out).toContain(gone);
    const done = await cli.pazar('recall', 'alone', 'latest', '--reason', 'leaks addresses');
    expect(done.out).toContain('now     nothing live');
    expect(done.out).toContain(gone);
    const why = ['--reason', 'once more'];
    for (const words of [
      ['promote', 'alone', 'latest', ...why],
      ['plan', 'canary', 'alone', 'latest'],
    ]) {
      const { code, error } = await cli.pazar(...words);
      expect(code).toBe(exitCodes.refused);
      expect(error).toMatch(
        /alone has no version that visitors could get: .* was recalled\. Publish another\./,
      );
    }
  });

  it('with a version to fall back to does not say that the section has gone', async () => {
    const [, next] = await twoLive('replaced');
    const { out } = await cli.pazar('recall', 'replaced', next, '--reason', 'leaks addresses');
    expect(out).not.toContain('visitors:');
  });
});
