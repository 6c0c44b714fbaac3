import relativeLinks from 'markdownlint-rule-relative-links';
import { wholeTables } from './.markdownlint/whole-tables.mjs';

export default {
  globs: ['**/*.md'],
  // Changesets has its own form, and turns it into a CHANGELOG.md.
  ignores: [
    '**/node_modules',
    '**/dist',
    '.pazar',
    'test-results',
    '.changeset',
    'e2e/team/orders',
  ],
  customRules: [relativeLinks, wholeTables],
  config: {
    // A table row is one line, however long. The format gate has the rest of the layout.
    MD013: false,
    MD060: false,
    // A cell of a table has no other way to begin a line.
    MD033: { allowed_elements: ['br'] },
    // Each version of a CHANGELOG.md has the same headings.
    MD024: { siblings_only: true },
  },
};
