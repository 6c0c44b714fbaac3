import { setTimeout } from 'node:timers/promises';
import {
  importFaultsSchema,
  importJobSchema,
  importRowSchema,
  type ImportJob,
} from '@pazar/contracts/import';
import { pageOf } from '@pazar/contracts/page';
import type { LightMyRequestResponse } from 'fastify';
import { v4 as uuid } from 'uuid';
import { formData } from './form-data.ts';
import type { TestApp } from './test-app.ts';

const rowPageSchema = pageOf(importRowSchema);

/** Calls of the import endpoints, by the producer unless another is named. */
export function importCalls(test: TestApp, username = 'producer') {
  async function upload(
    content: string | Uint8Array,
    fields: Record<string, string> = {},
  ): Promise<LightMyRequestResponse> {
    const form = await formData(Buffer.from(content), { kind: 'products', ...fields });
    const headers = { ...form.headers, 'idempotency-key': uuid() };
    return test.send('POST /v1/imports', username, { body: form.body, headers });
  }
  /** Waits until the service has finished its background work. */
  async function settled({ id }: { id: string }): Promise<ImportJob> {
    for (;;) {
      const response = await test.get(`/v1/imports/${id}`, username);
      const job = importJobSchema.parse(response.json());
      if (!job.status.endsWith('ING')) return job;
      await setTimeout(5);
    }
  }
  function move(id: string, action: 'apply' | 'undo' | 'confirm-names', body: object = {}) {
    return test.send(`POST /v1/imports/${id}/${action}`, username, {
      body,
      headers: { 'idempotency-key': uuid() },
    });
  }
  function replace(id: string, body: object) {
    return test.send(`PATCH /v1/imports/${id}/rows`, username, { body });
  }
  return {
    upload,
    settled,
    move,
    replace,
    /** Uploads a file and waits until it is validated. */
    validated: async (content: string | Uint8Array, fields: Record<string, string> = {}) => {
      const response = await upload(content, fields);
      if (response.statusCode !== 202) throw new Error(response.body);
      return settled(importJobSchema.parse(response.json()));
    },
    /** The same for the next step of a job. */
    moved: async (id: string, action: Parameters<typeof move>[1], body: object = {}) => {
      const response = await move(id, action, body);
      if (response.statusCode !== 202) throw new Error(response.body);
      return settled(importJobSchema.parse(response.json()));
    },
    rows: async (id: string, query = '') => {
      const response = await test.get(`/v1/imports/${id}/rows?limit=100${query}`, username);
      return rowPageSchema.parse(response.json()).items;
    },
    faults: async (id: string, locale = 'en') => {
      const headers = { 'accept-language': locale };
      const response = await test.get(`/v1/imports/${id}/faults`, username, headers);
      return importFaultsSchema.parse(response.json());
    },
    /** Replaces a value in all rows and waits until they are validated. */
    replaced: async (id: string, body: object) => {
      const response = await replace(id, body);
      if (response.statusCode !== 202) throw new Error(response.body);
      return settled(importJobSchema.parse(response.json()));
    },
    /** Confirms that rows change the records that they name, and waits until they are validated. */
    confirmed: async (id: string) => {
      const response = await move(id, 'confirm-names');
      if (response.statusCode !== 202) throw new Error(response.body);
      return settled(importJobSchema.parse(response.json()));
    },
    change: (id: string, number: number, cells: Record<string, string>) =>
      test.send(`PATCH /v1/imports/${id}/rows/${number}`, username, { body: { cells } }),
  };
}
