import { InfoLine, type InfoLineProps, InfoLines } from '@pazar/ui/record/info-lines';
import { TextLink } from '@pazar/ui/text-link';

interface LinkedLine {
  /** The page of what is named: no two lines have one. */
  readonly to: string;
  readonly name: string;
  /** What is known of it; what is not is left out. */
  readonly detail: readonly (string | null | undefined)[];
}

export interface LinkedLinesProps {
  lines: readonly LinkedLine[];
  /** Said when there are no lines. */
  none: string;
  /** Default `attention`. */
  tone?: InfoLineProps['tone'];
}

/** Records by name, each with what is known of it and the way to its page. */
export function LinkedLines({ lines, none, tone = 'attention' }: LinkedLinesProps) {
  if (lines.length === 0) return <p>{none}</p>;
  return (
    <InfoLines>
      {lines.map(({ to, name, detail }) => (
        <InfoLine
          key={to}
          tone={tone}
          name={<TextLink to={to}>{name}</TextLink>}
          detail={detail.filter(Boolean).join(' · ')}
        />
      ))}
    </InfoLines>
  );
}
