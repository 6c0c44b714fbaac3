import { readdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { expect } from '@playwright/test';
import type { PazarSystem } from './pazar-system.ts';

/** As long as an expectation of the page (playwright.config.ts), in milliseconds. */
const timeoutMs = 15_000;

/**
 * The link to `path` in the newest e-mail that has one, to any or to one address, once it has
 * arrived.
 */
export async function linkFromOutbox(
  { home }: Pick<PazarSystem, 'home'>,
  path: string,
  address = '',
): Promise<string> {
  const folder = join(home, 'outbox');
  let link = '';
  await expect(async () => {
    const names = (await readdir(folder)).filter((name) => name.endsWith('.eml'));
    const mails = await Promise.all(names.toSorted().map((name) => readFile(join(folder, name))));
    const links = mails
      .map((mail) => mail.toString())
      .filter((mail) => mail.includes(address))
      .flatMap(linksOf);
    link = links.findLast((each) => new URL(each).pathname === path) ?? '';
    expect(link).not.toBe('');
  }).toPass({ timeout: timeoutMs });
  return link;
}

/** Addresses in a text that may be quoted-printable. */
function linksOf(mail: string): string[] {
  const text = mail.replaceAll(/=\r?\n/g, '').replaceAll('=3D', '=');
  return text.match(/https?:\/\/\S+/g) ?? [];
}
