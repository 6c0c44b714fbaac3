import { writeFile } from 'node:fs/promises';
import { join } from 'node:path';
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

  it('of the only version is refused; a withdrawal says what visitors see, and what to do next', async () => {
    await cli.pazar('publish', '--live', await cli.remoteFolder('alone'));
    const version = await live('alone');
    const why = ['--reason', 'leaks addresses'];
    const refused = await cli.pazar('recall', 'alone', 'latest', ...why);
    expect(refused.code).toBe(exitCodes.refused);
    expect(refused.error).toContain('Name a replacement, or withdraw the section');
    const gone = 'visitors: the section has gone.';
    expect((await cli.pazar('plan', 'withdraw', 'alone')).out).toContain(gone);
    const done = await cli.pazar('withdraw', 'alone', ...why);
    expect(done.out).toContain('now     nothing live');
    expect(done.out).toContain(gone);
    await cli.pazar('recall', 'alone', version, ...why);
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

  it('is said in every list, and by latest, which leaves the version out', async () => {
    const [stable, next] = await twoLive('listed');
    await cli.pazar('recall', 'listed', next, '--reason', 'leaks addresses');
    const marked = `${next} (recalled)`;
    const versions = await cli.pazar('versions', 'listed');
    expect(versions.out).toMatch(new RegExp(`${next} .* recalled: leaks addresses`));
    expect(versions.out).toMatch(new RegExp(`${stable} .* live`));
    expect((await cli.pazar('diff', 'listed', stable, next)).out).toContain(marked);
    expect((await cli.pazar('history', 'listed')).out).toContain(marked);
    expect((await cli.pazar('gc', '--dry-run')).out).toMatch(new RegExp(`${next} +recalled; kept`));
    const latest = await cli.pazar('plan', 'promote', 'listed', 'latest');
    expect(latest.error).toContain(`latest is ${stable}; newer, and left out: ${marked}`);
    const unknown = await cli.pazar('plan', 'promote', 'listed', '9.9.9');
    expect(unknown.error).toContain(marked);
  });

  it('names the other versions of the same content, and counts them in the status', async () => {
    const [, next] = await twoLive('twins');
    const folder = await cli.remoteFolder('twins', { 'newer.js': 'globalThis.newer = 1;' });
    await writeFile(join(folder, 'package.json'), JSON.stringify({ version: '0.1.1' }));
    await cli.pazar('publish', folder);
    const twin = next.replace('0.1.0', '0.1.1');
    const { out } = await cli.pazar('recall', 'twins', next, '--reason', 'leaks addresses');
    expect(out).toContain('recalled, of the same content: ');
    expect(out).toContain(twin);
    expect((await cli.pazar('status')).out).toMatch(/^twins .* 3 versions, 2 recalled/m);
    await writeFile(join(folder, 'package.json'), JSON.stringify({ version: '0.1.2' }));
    const again = await cli.pazar('publish', folder);
    expect(again.code).toBe(exitCodes.refused);
    expect(again.error).toContain('which was recalled: leaks addresses');
  });

  it('or an abort of the first release, a canary, says that the section has gone', async () => {
    const why = ['--reason', 'leaks addresses'];
    await cli.pazar('publish', await cli.remoteFolder('first'));
    await cli.pazar('canary', 'first', 'latest', '--percent', '5', ...why);
    const gone = 'visitors: the section has gone.';
    expect((await cli.pazar('plan', 'abort', 'first')).out).toContain(gone);
    expect((await cli.pazar('recall', 'first', 'latest', ...why)).out).toContain(gone);
  });

  it('with a version to fall back to does not say that the section has gone', async () => {
    const [, next] = await twoLive('replaced');
    const { out } = await cli.pazar('recall', 'replaced', next, '--reason', 'leaks addresses');
    expect(out).not.toContain('visitors:');
  });
});
