import type { Option } from '../option.ts';
import boxes from './checkbox.module.css';

/** What stands beside the box or the button of a choice. */
export function OptionWords({ option }: { option: Option<string | number> }) {
  return (
    <span className={boxes.words}>
      {option.label}
      {option.detail !== undefined && <span className={boxes.detail}>{option.detail}</span>}
    </span>
  );
}
