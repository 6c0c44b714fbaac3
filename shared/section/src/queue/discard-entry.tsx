import { Button } from '@pazar/ui/button';
import { Confirm } from '@pazar/ui/overlay/confirm';
import { useState } from 'react';

export interface DiscardEntryProps {
  /** The action in one word: "Discard". */
  label: string;
  /** The action with its entry, for screen readers: "Discard: Stall in Strumica". */
  name: string;
  /** The question. */
  title: string;
  /** The content that a discard loses. */
  detail: string;
  onDiscard: () => void;
}

/** Asks before an entry of a queue is discarded: it is on this device alone. */
export function DiscardEntry({ label, name, title, detail, onDiscard }: DiscardEntryProps) {
  const [isAsking, setAsking] = useState(false);
  function discard(): void {
    setAsking(false);
    onDiscard();
  }
  return (
    <>
      <Button variant="quiet" aria-label={name} onClick={() => setAsking(true)}>
        {label}
      </Button>
      {isAsking && (
        <Confirm
          title={title}
          confirmLabel={label}
          onConfirm={discard}
          onCancel={() => setAsking(false)}
        >
          {detail}
        </Confirm>
      )}
    </>
  );
}
