import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { layout } from '../environment.ts';
import { exposedScript } from '../testing/build-fixture.ts';
import { openCli, type CliFixture } from '../testing/cli-fixture.ts';
import { exitCodes } from './exit-codes.ts';

let cli: CliFixture;
let folder: string;
let built: string;

beforeEach(async () => {
  cli = await openCli();
  folder = await cli.remoteFolder('catalog');
  await cli.pazar('publish', '--live', folder);
  const { out } = await cli.pazar('status', 'catalog', '--json');
  // The command's own test fails when it is not this.
  const { stable } = JSON.parse(out) as { stable: string };
  built = join(layout(cli.home).assets, 'catalog', stable);
});
afterEach(() => cli.close());

describe('verify', () => {
  it('finds a damaged compressed file, which browsers get in place of the plain one', async () => {
    await writeFile(join(built, `${exposedScript}.br`), 'not brotli');
    const { code, out } = await cli.pazar('verify');
    expect(code).toBe(exitCodes.faults);
    expect(out).toContain(`${exposedScript} does not decode (br)`);
    expect(out).toContain(`${exposedScript}.br is changed in the store`);
    expect(out).toContain('pazar repair <folder of catalog> --build --reason');
  });

  it('finds a lost file of a version that a rollback restores', async () => {
    await cli.pazar('publish', '--live', await cli.remoteFolder('catalog', { 'newer.js': '1' }));
    await rm(join(built, 'section.json'));
    const { code, out } = await cli.pazar('verify');
    expect(code).toBe(exitCodes.faults);
    expect(out).toContain('section.json is missing in the store');
  });

  it('finds that the end of the audit was cut off, although its chain holds', async () => {
    const { queries } = cli.registry.parts.database;
    await queries.execute('alter table releases.audit_log disable trigger all');
    await queries.execute(
      'delete from releases.audit_log where number = (select max(number) from releases.audit_log)',
    );
    for (const words of [['verify'], ['verify', '--audit']]) {
      const { code, out } = await cli.pazar(...words);
      expect(code).toBe(exitCodes.faults);
      expect(out).toMatch(/audit record \d+, which the signed statement names, is missing/);
    }
  });
});

describe('repair', () => {
  it('writes lost and damaged files again, so that verify finds no fault', async () => {
    await rm(join(built, exposedScript));
    await writeFile(join(built, 'remoteEntry.js'), 'damaged');
    const { code, out } = await cli.pazar('repair', folder, '--reason', 'the disk lost files');
    expect(code).toBe(exitCodes.done);
    expect(out).toContain('restored  remoteEntry.js');
    expect(out).toContain(`restored  ${exposedScript}`);
    expect(out).toContain('2 files repaired');
    expect((await cli.pazar('verify')).out).toContain('No fault found.');
    expect((await cli.pazar('history', 'catalog')).out).toContain('the disk lost files');
  });

  it('writes nothing when nothing is damaged', async () => {
    const { code, out } = await cli.pazar('repair', folder, '--reason', 'to be sure');
    expect(code).toBe(exitCodes.done);
    expect(out).toContain('0 files repaired');
  });

  it('refuses a build that is not published, and names those that are', async () => {
    const other = await cli.remoteFolder('catalog', { 'other.js': '1' });
    const { code, error } = await cli.pazar('repair', other, '--reason', 'the wrong build');
    expect(code).toBe(exitCodes.refused);
    expect(error).toContain('which is not published. Published versions: 0.1.0-');
  });
});

describe('doctor', () => {
  it('says that an address which is not a registry is none', async () => {
    const { out } = await cli.pazarWith({ PAZAR_REGISTRY: cli.addresses.shell }, 'doctor');
    expect(out).toContain('answers 404, but is not a registry');
    expect(out).toContain("is --registry the registry's URL?");
    expect(out).not.toMatch(/^OK +token/m);
  });

  it('says what to do when the documents on disk are gone', async () => {
    await rm(layout(cli.home).documents, { recursive: true });
    const { code, out } = await cli.pazar('doctor');
    expect(code).toBe(exitCodes.faults);
    expect(out).toContain('make their folder writable');
  });
});

describe('a pipe that is closed early', () => {
  it('ends the command without a stack trace', async () => {
    const child = spawn(process.execPath, [join(import.meta.dirname, 'main.ts'), '--help'], {
      env: {
        PATH: process.env['PATH'],
        NODE_COMPILE_CACHE: process.env['PAZAR_TEST_COMPILED'],
        PAZAR_HOME: cli.home,
      },
    });
    child.stdout.destroy();
    let error = '';
    child.stderr.on('data', (chunk: Buffer) => (error += chunk.toString()));
    expect(await once(child, 'close')).toEqual([0, null]);
    expect(error).toBe('');
  });
});
