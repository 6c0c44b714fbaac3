import { promiseImport } from '@pazar/testing/promise-import';
import { describe } from 'vitest';
import { section } from '../section.tsx';

describe('The import of locations', () => {
  promiseImport({ section, listPath: '/location', kind: 'locations', title: 'Import locations' });
});
