import { aLocation, aPage } from '@pazar/testing/builders';
import { promiseForm } from '@pazar/testing/promise-form';
import { promiseRecordPage } from '@pazar/testing/promise-record-page';
import { describe } from 'vitest';
import { section } from '../section.tsx';

const record = aLocation({ name: 'Upper field' });
const at = `/orders/${record.id}` as const;
const path = `/v1/locations/${record.id}` as const;

describe('The page of a record', () => {
  promiseRecordPage({
    section,
    at,
    path,
    record,
    list: { path: '/orders', title: "Orders" },
    words: {
      title: 'Upper field',
      titleMk: 'Upper field',
      loading: 'Loading the record…',
      failed: 'The record could not be loaded',
    },
    around: { '/v1/locations': aPage([record]) },
  });
});

describe('The form of a record', () => {
  promiseForm({
    section,
    at,
    save: `PATCH ${path}`,
    record,
    words: { title: 'Upper field', titleMk: 'Upper field', form: 'Record' },
    field: { label: 'Name', member: 'name', text: 'Lower field' },
    wrong: { label: 'Name', text: 'x', fault: 'At least 2 characters' },
    around: { [path]: record },
  });
});
