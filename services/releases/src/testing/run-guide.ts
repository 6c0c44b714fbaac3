import { join } from 'node:path';
import { seededRandom } from '../simulator/random.ts';
import { buildFiles, writeRemoteFolder } from './build-fixture.ts';
import { openCli, type CliFixture } from './cli-fixture.ts';
import { reportTraffic } from './play-traffic.ts';

/** The day of every guide; its output does not depend on the day of the run. */
const day = '2026-11-23';
const visitsPerMinute = 60;

/**
 * Runs every `$ pazar …` or `$ pnpm pazar …` line of a guide's `console` blocks, in order, against a
 * separate registry, and returns the guide with the new output. Comments control the world between them: `<!-- world:
 * clock 10:30 -->` sets the time, `<!-- world: build catalog one -->` builds `remotes/catalog` with
 * other bytes for each word, and `<!-- world: minutes 20 catalog 5 -->` lets minutes pass in which
 * a percentage of the canary's visits does not mount.
 */
export async function runGuide(markdown: string): Promise<string> {
  let clock = Date.parse(`${day}T08:00:00Z`);
  const cli = await openCli(() => new Date(clock));
  const random = seededRandom(1);
  const world = async (order: string): Promise<void> => {
    const [verb, ...words] = order.split(' ');
    if (verb === 'build') return build(cli, words);
    if (verb === 'clock') clock = Date.parse(`${day}T${words[0] ?? ''}:00Z`);
    if (verb !== 'minutes') return undefined;
    const [minutes, remote = '', percent] = words;
    for (let minute = 0; minute < Number(minutes); minute += 1) {
      const traffic = { remote, visits: visitsPerMinute, failing: Number(percent) / 100 };
      await reportTraffic(cli.registry, traffic, random);
      clock += 60_000;
      await cli.registry.controller.tick();
    }
  };
  try {
    const parts = markdown.split(/(<!-- world: .*? -->|^```console\n[\s\S]*?^```$)/m);
    const renewed: string[] = [];
    for (const part of parts) {
      const order = /^<!-- world: (.*) -->$/.exec(part)?.[1];
      if (order !== undefined) await world(order);
      const later = () => (clock += 1000);
      renewed.push(part.startsWith('```console') ? await runBlock(cli, part, later) : part);
    }
    return renewed.join('');
  } finally {
    await cli.close();
  }
}

/** The start of a line that runs the command line, in this repository or as a package. */
const call = /^\$ (?:pnpm )?pazar /;

async function build(cli: CliFixture, [remote = '', bytes = '']: string[]): Promise<void> {
  const files = buildFiles(remote, { 'static/js/list.js': `globalThis.list = '${bytes}';` });
  await writeRemoteFolder(join(cli.home, 'remotes', remote), files);
}

async function runBlock(cli: CliFixture, block: string, tick: () => void): Promise<string> {
  const commands = block.split('\n').filter((line) => call.test(line));
  const lines: string[] = [];
  for (const command of commands) {
    tick();
    const words = [...command.replace(call, '').matchAll(/"([^"]*)"|(\S+)/g)];
    const inHome = /^remotes\/|\.token$/;
    const { asked, out, error } = await cli.pazar(
      ...words.map(([, quoted, word = '']) => {
        if (quoted !== undefined) return quoted;
        return inHome.test(word) ? join(cli.home, word) : word;
      }),
    );
    lines.push(command, ...`${asked}${out}${error}`.trimEnd().split('\n'), '');
  }
  return ['```console', ...lines.slice(0, -1).map((line) => tidy(line, cli)), '```'].join('\n');
}

/** URLs and folders of one run, replaced by those of an installation with the default ports. */
function tidy(line: string, { home, addresses }: CliFixture): string {
  return line
    .replaceAll(`${home}/`, '')
    .replaceAll(addresses.registry, 'http://127.0.0.1:3300')
    .replaceAll(addresses.shell, 'http://127.0.0.1:3000');
}
