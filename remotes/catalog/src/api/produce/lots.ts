import { type LotSummary, lotPageSchema } from '@pazar/contracts/produce';
import { type LotDetail, lotDetailSchema } from '@pazar/contracts/produce-detail';
import type { LotInput, LotPatch } from '@pazar/contracts/produce-input';
import { resource } from '@pazar/section/resource';

/** Own lots: how they are read, and every change of one but its ledger. */
export const lotResource = resource<{
  summary: LotSummary;
  detail: LotDetail;
  create: LotInput;
  patch: LotPatch;
}>({
  key: ['catalog', 'produce'],
  path: '/v1/produce',
  page: lotPageSchema,
  detail: lotDetailSchema,
});
