import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { openCli, type CliFixture } from '../testing/cli-fixture.ts';
import { exitCodes } from './exit-codes.ts';

let cli: CliFixture;
beforeAll(async () => {
  cli = await openCli();
  await cli.pazar('publish', '--live', await cli.remoteFolder('catalog'));
});
afterAll(() => cli.close());

const why = ['--reason', 'waited for'];
const wait = () => cli.pazar('status', 'catalog', '--wait');

/** Begins a canary and waits for it, while `end` ends it. */
async function waitFor(bytes: string, end: () => Promise<unknown>) {
  await cli.pazar('publish', await cli.remoteFolder('catalog', { 'newer.js': bytes }));
  expect(await cli.pazar('canary', 'catalog', 'latest', ...why)).toMatchObject({ code: 0 });
  const waiting = wait();
  // Its answer comes after that of the first look of the wait.
  await cli.pazar('status', 'catalog');
  await end();
  return waiting;
}

describe('pazar status --wait', () => {
  it('ends at once without a canary', async () => {
    const ended = await wait();
    expect(ended).toMatchObject({ code: exitCodes.done });
    expect(ended.out).toContain(': no canary; now ');
  });

  it('ends with 10 when the canary is paused', async () => {
    const paused = await waitFor('1;', () => cli.pazar('pause', 'catalog', ...why));
    expect(paused).toMatchObject({ code: exitCodes.paused });
    expect(paused.out).toContain(': paused; now ');
    await cli.pazar('abort', 'catalog', ...why);
  });

  it('ends with 9 when it is rolled back, and with 0 when everybody has it', async () => {
    const abort = () => cli.pazar('abort', 'catalog', ...why);
    expect(await waitFor('2;', abort)).toMatchObject({ code: exitCodes.rolledBack });
    const promote = () => cli.pazar('promote', 'catalog', ...why);
    const promoted = await waitFor('3;', promote);
    expect(promoted).toMatchObject({ code: exitCodes.done });
    expect(promoted.out).toContain(': complete; now ');
  });
});
