import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { checkSharedImports } from './check-shared-imports.ts';

describe('checkSharedImports', () => {
  let root: string;
  beforeEach(() => {
    root = mkdtempSync(join(tmpdir(), 'pazar-imports-'));
    mkdirSync(join(root, 'src'));
  });
  afterEach(() => rmSync(root, { recursive: true }));

  const write = (text: string) => writeFileSync(join(root, 'src', 'page.tsx'), text);

  it('names the file, the missing export and those that the shell provides', () => {
    write(`import {\n  useQuery,\n  useInfiniteQuery as endless,\n} from '@tanstack/react-query';`);
    expect(() => checkSharedImports(root)).toThrow(
      /^src.page\.tsx imports useInfiniteQuery of @tanstack\/react-query; the shell provides .*useQuery/,
    );
  });

  it.each([
    [`import * as router from 'react-router-dom';`, '\\* as router of react-router-dom'],
    [`import { createBrowserRouter } from 'react-router-dom';`, 'createBrowserRouter of'],
    [`import { changeLanguage } from 'i18next';`, 'changeLanguage of i18next'],
    [`import router, { Link } from 'react-router-dom';`, 'default of react-router-dom'],
  ])('refuses %s', (text, fault) => {
    write(text);
    expect(() => checkSharedImports(root)).toThrow(new RegExp(`^src.page\\.tsx imports ${fault}`));
  });

  it('lets types, provided exports and packages without a part through', () => {
    write(`import type { InfiniteData } from '@tanstack/react-query';
import { type QueryKey, useQuery } from '@tanstack/react-query';
import i18next, { t } from 'i18next';
import axios from 'axios';
import { useState } from 'react';`);
    expect(() => checkSharedImports(root)).not.toThrow();
  });
});
