import { Button } from '@pazar/ui/button';

export interface SuggestionProps {
  /** The value and where it comes from, in words. */
  label: string;
  onTake: () => void;
}

/** A value that is likely right, taken with one press. */
export function Suggestion({ label, onTake }: SuggestionProps) {
  return (
    <Button variant="quiet" onClick={onTake}>
      {label}
    </Button>
  );
}
