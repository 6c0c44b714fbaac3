import { readFile, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { expect, type Page } from '@playwright/test';
import { runCommand } from '../../system/run-command.ts';
import { openDevShell } from '../open-dev-shell.ts';

/** With what a team works. */
export interface Tools {
  readonly manager: 'npm' | 'pnpm';
  /** Major version of Node, and the folder of its program. */
  readonly node: { readonly major: number; readonly folder: string };
}

/** Where a journey happens. */
export interface Surroundings {
  /** An empty folder outside of the repository. */
  readonly folder: string;
  readonly variables: Readonly<Record<string, string>>;
  readonly page: Page;
  readonly say: (line: string) => void;
}

/** A step that was played, and how many seconds it took. */
export type Times = Map<string, number>;

/** Builds and checks a repository, as it is, with the commands of a team. */
const checks = ['test', 'run check', 'run build'];

/** Plays the way of a team from an empty folder to a release, and prints what it types. */
export class Journey {
  readonly times: Times = new Map();
  readonly #own: string;
  readonly #tools: Tools;
  readonly #around: Surroundings;

  constructor(tools: Tools, around: Surroundings) {
    this.#tools = tools;
    this.#around = around;
    this.#own = join(around.folder, 'orders');
  }

  /**
   * Makes the repository. npm wants `--` before the words of the generator.
   *
   * @param version of the packages
   */
  async make(version = 'latest'): Promise<void> {
    const { manager } = this.#tools;
    const between = manager === 'npm' ? ' --yes' : '';
    const words = `${manager === 'npm' ? '-- ' : ''}--title Orders --title-mk Нарачки --role agent`;
    await this.#type(
      `${manager} create${between} @pazar/remote@${version} orders ${words}`,
      this.#around.folder,
    );
  }

  /** Opens the section in the shell, changes a text of its code and waits for it on the screen. */
  async develop(): Promise<void> {
    const { page } = this.#around;
    const command = `${this.#tools.manager} run dev ${this.#tools.manager === 'npm' ? '-- ' : ''}`;
    const started = performance.now();
    const shell = await openDevShell(this.#own, command, this.#variables());
    this.#took('run dev', started, `${command}--no-open`);
    const file = join(this.#own, 'src/pages/list-page.tsx');
    const text = await readFile(file, 'utf8');
    try {
      await page.goto(shell.address);
      await expect(page.getByRole('row').nth(1)).toBeVisible({ timeout: 60_000 });
      const saved = performance.now();
      await writeFile(file, text.replace("title={t('title')}", 'title="Changed just now"'));
      const heading = page.getByRole('heading', { name: 'Changed just now', exact: true });
      await expect(heading).toBeVisible({ timeout: 60_000 });
      this.#took('change', saved, '(a change of src/pages/list-page.tsx is on the screen)');
    } finally {
      await writeFile(file, text);
      await page.goto('about:blank');
      await shell.close();
    }
  }

  /** Tests, checks and builds. */
  async check(): Promise<void> {
    for (const words of checks) await this.#type(`${this.#tools.manager} ${words}`, this.#own);
  }

  /**
   * Publishes the build, gives it to managers and then to everybody. A later journey makes the same build, which
   * everybody has already.
   */
  async ship(isFirst: boolean): Promise<void> {
    await this.#type('npx --no -- pazar publish .', this.#own);
    if (isFirst) {
      const canary = 'npx --no -- pazar canary orders latest --role manager --reason "first look"';
      await this.#type(canary, this.#own);
    }
    await this.#type('npx --no -- pazar plan promote orders latest', this.#own);
    await this.#type('npx --no -- pazar promote orders latest --reason "first release"', this.#own);
    await this.#type('npx --no -- pazar status orders --wait', this.#own);
  }

  /** Raises the packages, and checks what came of it. */
  async update(): Promise<void> {
    const printed = await this.#type('npx --no -- pazar update', this.#own);
    this.#around.say(printed.trim().replaceAll(/^/gm, '      '));
    await this.check();
  }

  async remove(): Promise<void> {
    await rm(this.#around.folder, { recursive: true, force: true });
  }

  #variables(): Record<string, string> {
    const { PATH = '' } = process.env;
    return { ...this.#around.variables, PATH: `${this.#tools.node.folder}:${PATH}` };
  }

  async #type(command: string, folder: string): Promise<string> {
    const started = performance.now();
    const output = await runCommand(folder, ['sh', '-c', command], this.#variables());
    this.#took(
      command.replace(/^(?:npm|pnpm|npx --no --) /, '').split(' --')[0] ?? command,
      started,
      command,
    );
    return output;
  }

  #took(step: string, started: number, command: string): void {
    const seconds = (performance.now() - started) / 1000;
    this.times.set(step, seconds);
    this.#around.say(`  ${seconds.toFixed(1).padStart(6)} s  $ ${command}`);
  }
}
