import { execFileSync } from 'node:child_process';
import { globSync, mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { Ajv2020 } from 'ajv/dist/2020.js';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';

const own = path.resolve(import.meta.dirname, '../..');
const repository = path.resolve(own, '../..');
const readJson = (file: string) => JSON.parse(readFileSync(file, 'utf8')) as object;

let scratch: string;
let schema: object;
beforeAll(() => {
  scratch = mkdtempSync(path.join(tmpdir(), 'pazar-schema-'));
  const written = path.join(scratch, 'section.schema.json');
  execFileSync(process.execPath, ['src/describe/write-section-schema.ts', written], { cwd: own });
  schema = readJson(written);
});
afterAll(() => rmSync(scratch, { recursive: true }));

const sections = globSync('remotes/*/section.json', { cwd: repository });

describe('The JSON Schema of section.json', () => {
  it('is the one in this package; "pnpm --filter @pazar/build write-section-schema" writes it', () => {
    expect(readJson(path.join(own, 'section.schema.json'))).toEqual(schema);
  });

  it.each(sections)('is named by %s, and accepts it', (file) => {
    const section = readJson(path.join(repository, file));
    expect(section).toHaveProperty('$schema', './node_modules/@pazar/build/section.schema.json');
    const ajv = new Ajv2020({ allErrors: true });
    ajv.validate(schema, section);
    expect(ajv.errors).toBeNull();
  });

  it('marks a misspelt member, an unknown icon and an absent label', () => {
    const { routes } = readJson(path.join(repository, 'remotes/catalog/section.json')) as {
      routes: object[];
    };
    const isValid = new Ajv2020().compile(schema);
    const withRoute = (route: object) =>
      isValid({ name: 'orders', contract: 1, namespace: 'orders', routes: [route] });
    const [route = {}] = routes;
    expect(withRoute(route)).toBe(true);
    expect(withRoute({ ...route, colour: 'red' })).toBe(false);
    expect(withRoute({ ...route, icon: 'orders' })).toBe(false);
    expect(withRoute({ ...route, label: { en: 'Orders' } })).toBe(false);
  });
});
