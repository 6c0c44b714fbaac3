import type { Words } from './use-words.ts';

const sections = [
  'dashboard',
  'catalog',
  'locations',
  'promotion',
  'account',
  'management',
] as const;

/** Programs that change releases; every other actor is the name of a token or of a manager. */
const programs = ['local', 'controller', 'registry'] as const;

/** Actions of a history that have words; a later registry may record others. */
const actions = [
  'publish',
  'canary',
  'advance',
  'pause',
  'resume',
  'promote',
  'abort',
  'rollback',
  'recall',
  'repair',
] as const;

/** The section of a remote as the sidebar names it, with the remote's name for the command line. */
export function sectionOf(remote: string, { t }: Words): string {
  const known = sections.find((one) => one === remote);
  if (known === undefined) return remote;
  return t('releases.named', { section: t(`releases.section.${known}`), remote });
}

/** The program or person that changed a release. */
export function actorOf(actor: string, { t }: Words): string {
  const known = programs.find((one) => one === actor);
  return known === undefined ? actor : t(`releases.actor.${known}`);
}

/** What was done with a release. */
export function actionOf(action: string, { t }: Words): string {
  const known = actions.find((one) => one === action);
  return known === undefined ? action : t(`releases.did.${known}`);
}

/** The reason of a change; null for the one that `pazar publish` records by itself. */
export function reasonOf(reason: string | null, { t }: Words): string | null {
  if (reason === 'published') return null;
  return reason === 'started from the checkout' ? t('releases.fromCheckout') : reason;
}
