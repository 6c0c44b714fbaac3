import type { PromotionFormHandle } from '../../model/promotion-fields.ts';
import { SentenceBox } from './sentence-box.tsx';
import { useSketch } from './use-sketch.ts';

/** What will happen, in one sentence that changes as one types. */
export function LiveSentence({ form, id }: { form: PromotionFormHandle; id: string | undefined }) {
  return <SentenceBox promotion={useSketch(form)} id={id} />;
}
