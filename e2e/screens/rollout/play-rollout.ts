import { join } from 'node:path';
import { type Browser, expect, type Page } from '@playwright/test';
import { buildVariant } from '../../system/build-variant.ts';
import { type PazarCommand, pazarCommand } from '../../system/pazar-command.ts';
import type { OpenedSystem } from '../../system/open-system.ts';
import { stateOf } from '../../system/registry.ts';
import type { Stage } from './stage.ts';
import { openProducts, type Sides, startCanary, visitProducts } from './visitors.ts';

/** A catalog that throws when it is shown: a fault that only browsers can find. */
const brokenCatalog = {
  file: 'src/section.tsx',
  from: '<Routes />',
  to: `{JSON.parse('prices')}`,
};

/** How long a frame stays, in milliseconds: to read it, or to follow a movement. */
const toRead = 2_800;
const toFollow = 500;

/** The longest time until the controller has rolled back, in milliseconds. */
const timeoutMs = 10 * 60_000;

export interface Recording {
  system: OpenedSystem;
  browser: Browser;
  stage: Stage;
  /** Visits of the canary, and as many of its control. */
  visits: number;
  /** Lets some time pass, or rolls back itself, while the registry's judgement is awaited. */
  wait: () => Promise<void>;
}

interface Scene extends Recording {
  pazar: PazarCommand;
  /** A browser in which the list was open before. */
  list: Page;
  /** A browser that opens the list later. */
  visitor: Page;
}

/**
 * Records a rollout as it happens: a team publishes a version of the catalog and gives it to half of
 * the visitors. It breaks, and the controller rolls it back, while a list stays open in a browser.
 *
 * @throws if the canary is not rolled back within ten minutes
 */
export async function playRollout(recording: Recording): Promise<void> {
  const { system, browser, stage } = recording;
  const build = await buildVariant([brokenCatalog], join('remotes', 'catalog'));
  const scene: Scene = {
    ...recording,
    pazar: pazarCommand(system, join(build, '..', '..')),
    // In the proportions of the two frames of the stage.
    list: await browser.newPage({ viewport: { width: 854, height: 464 } }),
    visitor: await browser.newPage({ viewport: { width: 400, height: 430 } }),
  };
  await openProducts(scene.list, { system, account: 'producer' });
  await showList(scene);
  stage.set({ title: 'A list of products is open in a browser' });
  await stage.frame(toRead);

  stage.set({ title: '1   The catalog’s team publishes a version. Nobody gets it yet.' });
  await runOnStage(scene, ['publish', 'remotes/catalog']);
  stage.set({ title: '2   A canary: half of the visitors get it.' });
  const words = ['canary', 'catalog', 'latest', '--percent', '50', '--reason', 'new list'];
  const { output, sides } = await startCanary(system, { pazar: scene.pazar, words });
  const began = performance.now();
  const tick = () => stage.set({ elapsed: performance.now() - began });
  await runOnStage(scene, words, output);

  await showVisitor(scene, { account: sides.canary, caption: 'a visitor of the canary' });
  stage.set({ title: '3   It breaks. The shell shows the version before, in the same visit.' });
  tick();
  await stage.frame(toRead);
  await receiveVisits(scene, { sides, tick });
  await awaitRollback(scene, tick);

  stage.set({ title: '5   Rolled back, without an operator. The list stayed open.' });
  stage.clear();
  await runOnStage(scene, ['history', 'catalog', '--limit', '2']);
  await showVisitor(scene, { account: sides.canary, caption: 'the same visitor, next time' });
  await searchFor(scene, '');
  await expect(scene.list.getByRole('row').nth(4)).toBeVisible();
  await showList(scene);
  await stage.frame(2 * toRead);
}

/** Types the command, and prints what it answers, or has answered before. */
async function runOnStage({ stage, pazar }: Scene, words: readonly string[], output?: string) {
  const written = words.map((word) => (word.includes(' ') ? `"${word}"` : word));
  await stage.type(`pazar ${written.join(' ')}`);
  stage.print(output ?? (await pazar(...words)));
  await stage.frame(toRead);
}

async function showList({ stage, list }: Scene) {
  stage.set({
    list: { picture: await list.screenshot(), caption: 'open since before the release' },
  });
}

async function showVisitor(
  { stage, system, visitor }: Scene,
  { account, caption }: { account: string; caption: string },
) {
  await openProducts(visitor, { system, account });
  stage.set({ visitor: { picture: await visitor.screenshot(), caption } });
}

async function searchFor(scene: Scene, text: string) {
  const { list } = scene;
  await list.getByRole('searchbox').first().fill(text);
  // The list asks the server once the typing has paused.
  await list.waitForURL((url) => (url.searchParams.get('q') ?? '') === text);
  await list.waitForLoadState('networkidle');
  await showList(scene);
}

/** Visits of both sides, one after the other, while somebody searches in the open list. */
async function receiveVisits(scene: Scene, { sides, tick }: { sides: Sides; tick: () => void }) {
  const { system, browser, stage, visits } = scene;
  const word = 'honey';
  for (let number = 1; number <= visits; number += 1) {
    await Promise.all(
      [sides.canary, sides.control].map((account) => visitProducts(browser, { system, account })),
    );
    const isShown = number <= word.length || number === visits;
    if (!isShown) continue;
    await searchFor(scene, word.slice(0, number));
    tick();
    stage.set({ title: `3   The browsers report it: ${2 * number} visits so far.` });
    await stage.frame(toFollow);
  }
}

/** Waits until the canary is gone. */
async function awaitRollback(scene: Scene, tick: () => void) {
  const { stage, system, wait } = scene;
  stage.set({ title: '4   The registry compares the canary with its control, once a minute.' });
  stage.clear();
  await runOnStage(scene, ['status', 'catalog']);
  const deadline = performance.now() + timeoutMs;
  while ((await stateOf(system, 'catalog')).rollout !== null) {
    if (performance.now() > deadline) throw new Error('The canary was not rolled back');
    await wait();
    tick();
    await stage.frame(toFollow);
  }
}
