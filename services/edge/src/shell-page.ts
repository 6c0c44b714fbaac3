import { createHash } from 'node:crypto';
import { join } from 'node:path';
import { earlyFile, startDataId } from '@pazar/contracts/releases/page-parts';
import {
  type HostFiles,
  hostFilesSchema,
  type StartData,
} from '@pazar/contracts/releases/runtime-config';
import type { Environment } from './environment.ts';
import { createResource, type Resource } from '@pazar/service/resource';
import type { ConfigFile } from './runtime-config.ts';
import { openStartDocument, type StartDocument } from './start-document.ts';
import { watchFile, type WatchedFile } from './watched-file.ts';

/** The shell's page, and the hashes by which the policy allows its inline styles. */
export interface ShellPage {
  resource: Resource;
  styleHashes: string[];
}

/** The inputs of one page; the page is rendered again when one of them changes. */
interface Parts {
  html: BuiltPage;
  /** Absent in a build that names no files to request early. */
  early: HostFiles | undefined;
  config: ConfigFile | undefined;
  document: StartDocument | undefined;
}
interface BuiltPage {
  text: string;
  styleHashes: string[];
}

/**
 * The page of a built shell with its start data in it. A new build, configuration or discovery
 * document is seen without a restart.
 */
export function openShellPage(
  { shellRoot, home }: Pick<Environment, 'shellRoot' | 'home'>,
  readConfig: WatchedFile<ConfigFile>,
): WatchedFile<ShellPage> {
  const readHtml = watchFile(join(shellRoot, 'index.html'), (bytes) => {
    const text = bytes.toString();
    return Promise.resolve({ text, styleHashes: inlineStyleHashes(text) });
  });
  const readEarly = watchFile(join(shellRoot, earlyFile), (bytes) =>
    Promise.resolve(earlyFilesIn(bytes)),
  );
  const readDocument = openStartDocument(join(home, 'documents'));
  let known: { parts: Parts; page: Promise<ShellPage> } | undefined;

  return async () => {
    // Unusable keys are the health check's and `/config.json`'s to report; the page does without.
    const [html, early, config, document] = await Promise.all([
      readHtml(),
      readEarly(),
      readConfig().catch(() => undefined),
      readDocument(),
    ]);
    if (html === undefined) return undefined;
    const parts = { html, early, config, document };
    if (known === undefined || !isSame(known.parts, parts)) {
      known = { parts, page: makePage(parts) };
    }
    return known.page;
  };
}

const partsOfPage = ['html', 'early', 'config', 'document'] as const;

/** Undefined where they cannot be read, such as in a file that is half copied: they only save time. */
function earlyFilesIn(bytes: Buffer): HostFiles | undefined {
  try {
    return hostFilesSchema.parse(JSON.parse(bytes.toString()));
  } catch (error) {
    console.error(`${earlyFile} of the shell cannot be read; pages request nothing early`, error);
    return undefined;
  }
}

function isSame(known: Parts, parts: Parts): boolean {
  return partsOfPage.every((part) => known[part] === parts[part]);
}

async function makePage(parts: Parts): Promise<ShellPage> {
  const { html, config } = parts;
  const body = Buffer.from(config === undefined ? html.text : addStartData(parts, config));
  const resource = await createResource(body, 'text/html; charset=utf-8');
  return { resource, styleHashes: html.styleHashes };
}

function addStartData({ html, early, document }: Parts, { config }: ConfigFile): string {
  const data: StartData = {
    config,
    ...(early && { early }),
    ...(document && { discovery: document }),
  };
  // Behind everything that is painted, and a script that waits for the whole page finds it there.
  const place = /<\/body>|$/i;
  return html.text.replace(place, (end) => startDataElement(data) + end);
}

/** CSP source hashes of a page's inline `<style>` blocks, over the exact text between the tags. */
function inlineStyleHashes(html: string): string[] {
  const blocks = html.matchAll(/<style(?:\s[^>]*)?>(?<text>.*?)<\/style>/gis);
  const hashes = [...blocks].map((block) => {
    const text = block.groups?.['text'] ?? '';
    return `sha256-${createHash('sha256').update(text).digest('base64')}`;
  });
  return [...new Set(hashes)];
}

/**
 * A data block: browsers never run it, so the policy needs no exception for it. Characters that
 * could end the element or open a comment are escaped, which JSON reads back the same.
 */
function startDataElement(data: StartData): string {
  const json = JSON.stringify(data).replaceAll('<', String.raw`\u003c`);
  return `<script type="application/json" id="${startDataId}">${json}</script>`;
}
