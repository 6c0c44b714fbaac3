import { startDataId, type StartData } from '@pazar/contracts/releases/runtime-config';

/**
 * A data block: browsers never run it, so the policy needs no exception for it. Whatever could end
 * the element or open a comment in it is written as an escape, which JSON reads back the same.
 */
export function startDataElement(data: StartData): string {
  const json = JSON.stringify(data).replaceAll('<', String.raw`\u003c`);
  return `<script type="application/json" id="${startDataId}">${json}</script>`;
}
