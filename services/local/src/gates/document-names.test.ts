import { describe, expect, it } from 'vitest';
import { temporaryFolder } from '../fixtures/temporary-folder.ts';
import { documentGate } from './document-gate.ts';
import { findMissingNames } from './document-names.ts';

const known = {
  files: [
    'remotes/catalog/src/pages/produce/lot-page.tsx',
    'remotes/catalog/section.json',
    'shared/create-remote/template/section/src/routes/section-routes.tsx.template',
    'e2e/specs/produce-jobs.spec.ts',
    'shared/ui/src/list/data-list.tsx',
  ],
  keys: new Set(['produce.list.failed', 'produce.rows_one', 'record.action.agent.view']),
};
const findIn = (...lines: string[]) =>
  findMissingNames('docs/guides/add.md', lines.join('\n'), known);

describe('A document that names what does not exist', () => {
  it.each([
    ['See `edit-lot-page.tsx`.', 'the file "edit-lot-page.tsx"'],
    ['See `pages/produce/edit-lot-page.tsx`.', 'the file "pages/produce/edit-lot-page.tsx"'],
    ['See `e2e/specs/lot-*.spec.ts`.', 'the file "e2e/specs/lot-*.spec.ts"'],
    ['Keys are flat, `produce.ledger.title`.', 'the text "produce.ledger.title"'],
    ['`t("produce.failed")`', 'the text "produce.failed"'],
    ['`import.*`', 'the text "import"'],
    ['Take `@pazar/ui/list/data-grid`.', 'the module "ui/list/data-grid"'],
  ])('is found: %s', (line, complaint) => {
    expect(findIn('# Title', line)).toEqual([`docs/guides/add.md:2: ${complaint} does not exist`]);
  });

  it('is found in a block of code too', () => {
    expect(findIn('```tsx', "const Edit = () => import('../pages/edit-page.tsx');", '```')).toEqual(
      ['docs/guides/add.md:2: the file "pages/edit-page.tsx" does not exist'],
    );
  });
});

describe('A document that names what exists', () => {
  it.each([
    '`src/pages/produce/lot-page.tsx`, `./lot-page.tsx`, `routes/section-routes.tsx`',
    '`produce-*.spec.ts`, `section.json`, `/about.html`, `<name>.test.ts`',
    '`produce.list.failed`, `produce.list`, `produce.rows`, `agent.view`, `produce.*`',
    '`form.set(path, value)`, `query.data`',
    '`@pazar/ui/list/data-list`, `@pazar/ui/list`, `@pazar/remote-orders`',
    'Words such as edit-page.tsx outside of code are no names.',
  ])('has no finding: %s', (line) => {
    expect(findIn(line)).toEqual([]);
  });
});

describe('The gate of documents', () => {
  it('compares a document of a remote with the texts of that remote alone', async () => {
    const root = temporaryFolder({
      'README.md': '[Texts](docs/texts.md), [orders](remotes/orders/README.md)\n',
      'docs/texts.md': '`order.title` and `price.title`\n',
      'remotes/orders/README.md': '`order.title` and `price.*`\n',
      'remotes/orders/assets/localization/en.json': '{ "order.title": "Orders" }',
      'remotes/prices/assets/localization/en.json': '{ "price.title": "Prices" }',
    });
    expect(await documentGate(root).run()).toEqual({
      ok: false,
      output: 'remotes/orders/README.md:1: the text "price" does not exist',
    });
  });
});
