import type { Locale } from '@pazar/contracts/locale';
import type { LotDetail } from '@pazar/contracts/produce-detail';
import type { LotClose, LotInput, LotLoss, LotPatch } from '@pazar/contracts/produce-input';
import type { ProduceCalendar } from '@pazar/contracts/produce-calendar';
import type { LinkPreview, LotLinksInput } from '@pazar/contracts/produce-links';
import type { Clock } from '../clock/clock.ts';
import type { Database } from '../database/database.ts';
import { changeLot } from './change-lot.ts';
import { createLot } from './create-lot.ts';
import { deleteLot } from './delete-lot.ts';
import { duplicateLot } from './duplicate-lot.ts';
import { linkProducts, previewLinks } from './link-products.ts';
import { closeLot, loseLot, reopenLot } from './lot-transitions.ts';
import { readOwnLot } from './read-own-lot.ts';
import { seasonCalendar } from './season-calendar.ts';
import type { AgentContext, Target } from '../records/agent-context.ts';

/** What agents may do with their lots. Each call is one transaction. */
export interface ProduceService {
  read: (agentId: string, id: string) => Promise<LotDetail>;
  create: (agentId: string, input: LotInput) => Promise<LotDetail>;
  patch: (agentId: string, target: Target, patch: LotPatch) => Promise<LotDetail>;
  remove: (agentId: string, target: Target) => Promise<void>;
  close: (agentId: string, target: Target, input: LotClose) => Promise<LotDetail>;
  reopen: (agentId: string, target: Target) => Promise<LotDetail>;
  lose: (agentId: string, target: Target, input: LotLoss) => Promise<LotDetail>;
  duplicate: (agentId: string, id: string) => Promise<LotDetail>;
  previewLinks: (agentId: string, id: string, input: LotLinksInput) => Promise<LinkPreview>;
  link: (agentId: string, target: Target, input: LotLinksInput) => Promise<LotDetail>;
  calendar: (agentId: string, asked: CalendarQuery) => Promise<ProduceCalendar>;
}
interface CalendarQuery {
  year?: number | undefined;
  locale: Locale;
}

export function createProduceService(database: Database, clock: Clock): ProduceService {
  const within = <Result>(
    agentId: string,
    work: (context: AgentContext) => Promise<Result>,
  ): Promise<Result> =>
    database.transaction((transaction) => work({ transaction, agentId, now: clock() }));

  return {
    read: (agentId, id) => readOwnLot({ transaction: database, agentId, now: clock() }, id),
    create: (agentId, input) => within(agentId, (context) => createLot(context, input)),
    patch: (agentId, target, patch) =>
      within(agentId, (context) => changeLot(context, target, patch)),
    remove: (agentId, target) => within(agentId, (context) => deleteLot(context, target)),
    close: (agentId, target, input) =>
      within(agentId, async (context) => (await closeLot(context, target, input)).lot),
    reopen: (agentId, target) => within(agentId, (context) => reopenLot(context, target)),
    lose: (agentId, target, input) => within(agentId, (context) => loseLot(context, target, input)),
    duplicate: (agentId, id) => within(agentId, (context) => duplicateLot(context, id)),
    previewLinks: (agentId, id, input) =>
      within(agentId, (context) => previewLinks(context, id, input)),
    link: (agentId, target, input) =>
      within(agentId, async (context) => {
        await linkProducts(context, target, input);
        return readOwnLot(context, target.id);
      }),
    calendar: (agentId, asked) =>
      seasonCalendar({ transaction: database, agentId, now: clock() }, asked),
  };
}
