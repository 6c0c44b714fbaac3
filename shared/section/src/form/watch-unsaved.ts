import type { FieldValues } from 'react-hook-form';
import type { FormCore } from './form-core.ts';
import { createDraftKeeper, type KeptValues, readDraft } from './keep-draft.ts';
import type { Versioned } from './record-form-options.ts';
import { changedLabels } from './use-unsaved.ts';

/** Stores unsaved changes in this browser, and asks before the agent leaves them. */
export interface UnsavedWatch {
  /** @returns stops watching */
  readonly start: () => () => void;
  /** After a save, before the page navigates: the agent may leave, and nothing is stored. */
  readonly endHold: () => void;
}

/** The draft of an earlier visit is offered once; it is not overwritten before a change. */
export function watchUnsaved<
  Row extends Versioned,
  Values extends FieldValues,
  Output extends Values,
>(core: FormCore<Row, Values, Output>): UnsavedWatch {
  const { drafts, form, state, leaveGuard } = core;
  const key = core.draftKey();
  let end = (): void => undefined;
  offerDraft();

  function offerDraft(): void {
    const found = readDraft(drafts, key, state.getState().base.values);
    if (found === null) return;
    const { base, version, state: was, values } = found.content;
    const close = () => state.setState({ draft: null });
    state.setState({
      draft: {
        keptAt: found.keptAt,
        restore() {
          close();
          // Kept by this form under its own name.
          core.startFrom({ values: base as Values, version, state: was ?? null }, values as Values);
        },
        discard() {
          close();
          if (key !== null) drafts.forget(key);
        },
      },
    });
  }

  function read(): KeptValues {
    const { base } = state.getState();
    const { values, version, state: was } = base;
    return { base: values, version, state: was, values: form.getValues() };
  }

  return {
    start() {
      const keeper = createDraftKeeper(drafts, key, {
        read,
        onWritten(isKept) {
          if (state.getState().isDraftLost === isKept) state.setState({ isDraftLost: !isKept });
        },
      });
      let release: (() => void) | null = null;
      let asked: string | undefined;
      function endHold(): void {
        release?.();
        release = null;
      }
      function hold(): void {
        const { options, texts } = core.latest();
        const { base, values } = read();
        const question = texts.unsaved(changedLabels(options.fields, base, values));
        if (release !== null && question === asked) return;
        endHold();
        asked = question;
        release = leaveGuard.hold(question, keeper.forget);
      }
      function look(): void {
        const isUnsaved = core.isUnsaved();
        keeper.changed(isUnsaved);
        if (!isUnsaved && state.getState().held.length === 0) endHold();
        else hold();
      }
      const ends = [
        form.subscribe({ formState: { values: true }, callback: look }),
        state.subscribe(({ base, held }, before) => {
          if (base !== before.base || held !== before.held) look();
        }),
        keeper.stop,
        endHold,
      ];
      end = () => {
        endHold();
        keeper.forget();
      };
      look();
      return () => {
        for (const stop of ends) stop();
      };
    },
    endHold: () => end(),
  };
}
