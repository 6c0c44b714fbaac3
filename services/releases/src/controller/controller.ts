import type { Judgement } from '@pazar/contracts/releases/release-metrics';
import type { Rollout } from '@pazar/contracts/releases/release-state';
import { FitRefused, StateConflict, TransitionRefused } from '../registry/refusals.ts';
import { requireSigners } from '../registry/key-records.ts';
import type { RegistryParts } from '../registry/registry-parts.ts';
import type { Releases } from '../registry/releases.ts';
import { readState } from '../registry/remote-state.ts';
import { advance } from '../registry/verbs/canary.ts';
import { pause } from '../registry/verbs/pause.ts';
import { promote } from '../registry/verbs/promote.ts';
import { abort } from '../registry/verbs/abort.ts';
import type { Verb } from '../registry/verbs/verb.ts';
import type { Telemetry } from '../telemetry/telemetry.ts';
import type { ControllerSettings } from '../judgement/controller-settings.ts';
import { decide, type Action, type Decision } from '../judgement/decide.ts';
import { judge } from '../judgement/judge.ts';
import {
  claimJudgement,
  keepJudgement,
  listOpenRollouts,
  type JudgementRow,
} from '../telemetry/judgement-store.ts';
import type { MetricName } from '../judgement/metrics.ts';
import { allowedAction, type OpenRollout } from './allowed-action.ts';
import { observe } from './observe.ts';

/** The actor in the audit. */
const actor = 'controller';

export interface Controlled {
  remote: string;
  rollout: string;
  action: Action;
  judgement: Judgement;
}

/** Judges every open rollout separately, and advances it or rolls it back. */
export class Controller {
  readonly settings: ControllerSettings;
  readonly #parts: RegistryParts;
  readonly #releases: Releases;
  readonly #telemetry: Telemetry;

  constructor(
    registry: { parts: RegistryParts; releases: Releases; telemetry: Telemetry },
    settings: ControllerSettings,
  ) {
    this.#parts = registry.parts;
    this.#releases = registry.releases;
    this.#telemetry = registry.telemetry;
    this.settings = settings;
  }

  /**
   * Judges each open rollout whose interval is over, and returns the actions. Throws `KeysMissing` in
   * a registry that does not sign.
   */
  async tick(): Promise<Controlled[]> {
    const { queries } = this.#parts.database;
    // A registry that does not sign could not act, so it leaves the judgement to the others.
    await requireSigners(queries, this.#parts.keys);
    const done: Controlled[] = [];
    for (const { id, remote } of await listOpenRollouts(queries)) {
      const state = await readState(queries, remote);
      // It may have ended since the list was read.
      if (state?.rollout?.id !== id) continue;
      const controlled = await this.#control({ state, rollout: state.rollout });
      if (controlled) done.push(controlled);
    }
    return done;
  }

  async #control(open: OpenRollout): Promise<Controlled | undefined> {
    const { queries } = this.#parts.database;
    const { rollout, state } = open;
    const now = this.#parts.now();
    const intervalMs = this.settings.intervalSeconds * 1000;
    const claimed = await claimJudgement(queries, rollout.id, { now, intervalMs });
    if (!claimed) return undefined;
    const accepted = acceptedSignals(claimed, rollout);
    const judgement = await this.#judge(rollout, { now, accepted });
    const progress = {
      ...rollout,
      stepStartedAt: new Date(rollout.stepStartedAt),
      limits: this.settings.limits,
      streak: claimed.streak ?? undefined,
    };
    const decision = decide(progress, judgement, now);
    const sinceMs = now.getTime() - (claimed.judgedAt ?? now).getTime();
    const action = allowedAction(decision.action, open, { sinceMs, intervalMs });
    const acted = await this.#act(open, action, { ...decision, judgement });
    await keepJudgement(queries, rollout.id, {
      judgedAt: now,
      action: acted,
      streak: decision.streak,
      judgement,
      accepted,
    });
    return { remote: state.name, rollout: rollout.id, action: acted, judgement };
  }

  async #judge(rollout: Rollout, seen: { now: Date; accepted: MetricName[] }): Promise<Judgement> {
    const { minimumSamples } = this.settings;
    try {
      await this.#telemetry.flush();
      const { queries } = this.#parts.database;
      return judge(await observe(queries, rollout, { ...seen, minimumSamples }));
    } catch (error) {
      return notMeasured(error, minimumSamples);
    }
  }

  /** Takes the action and returns it; one that another actor prevented becomes a hold. */
  async #act(
    { state, rollout }: OpenRollout,
    action: Action,
    seen: Decision & { judgement: Judgement },
  ): Promise<Action> {
    const { summary, verdict } = seen.judgement;
    const reason = `${verdict}: ${summary}`;
    const order = { remote: state.name, actor, reason, details: { ...seen, action } };
    if (action === 'hold') {
      // The same reason minute after minute is recorded once.
      const isNew = seen.streak.length === 1;
      if (isNew) await this.#releases.note({ ...order, action, version: rollout.version });
      return rollout.state === 'paused' ? 'pause' : action;
    }
    try {
      await this.#releases.change({ ...order, revision: state.revision }, verbOf(action, reason));
      return action;
    } catch (error) {
      if (error instanceof StateConflict) return 'hold';
      if (!(error instanceof TransitionRefused) && !(error instanceof FitRefused)) throw error;
      return this.#pauseForOperator(order, error);
    }
  }

  async #pauseForOperator(
    order: { remote: string; actor: string; reason: string; details: unknown },
    refusal: Error,
  ): Promise<Action> {
    const reason = `error: the registry refused: ${refusal.message}`.slice(0, 500);
    await this.#releases.change({ ...order, reason }, pause);
    return 'pause';
  }
}

function verbOf(action: Exclude<Action, 'hold'>, reason: string): Verb {
  switch (action) {
    case 'advance':
      return advance;
    case 'complete':
      return promote({ reason });
    case 'pause':
      return pause;
    case 'roll-back':
      return abort;
  }
}

/** An operator who resumes a paused canary accepts the worse signals. */
function acceptedSignals(
  { accepted, action, judgement }: Pick<JudgementRow, 'accepted' | 'action' | 'judgement'>,
  { state }: Rollout,
): MetricName[] {
  if (action !== 'pause' || state !== 'running') return accepted;
  const worse = (judgement?.findings ?? []).filter(
    ({ isWorse, kind }) => isWorse && kind === 'signal',
  );
  return [...new Set([...accepted, ...worse.map(({ metric }) => metric)])];
}

function notMeasured(error: unknown, needed: number): Judgement {
  const message = error instanceof Error ? error.message : String(error);
  return {
    verdict: 'error',
    reason: 'not-measured',
    summary: `the reports could not be read: ${message}`.slice(0, 300),
    findings: [],
    samples: { canary: 0, control: 0, needed },
    ratio: { canary: 0, control: 0, expected: 0.5, evidence: 0 },
  };
}
