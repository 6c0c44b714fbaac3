import type { Command } from 'commander';
import { CliFailure } from './cli-failure.ts';
import { exitCodes } from './exit-codes.ts';

const scripts = {
  bash: `_pazar() {
  local words="\${COMP_WORDS[*]:1:COMP_CWORD-1}"
  COMPREPLY=($(compgen -W "$(pazar complete -- $words 2>/dev/null)" -- "\${COMP_WORDS[COMP_CWORD]}"))
  [ \${#COMPREPLY[@]} -eq 0 ] && COMPREPLY=($(compgen -f -- "\${COMP_WORDS[COMP_CWORD]}"))
}
complete -F _pazar pazar`,
  zsh: `#compdef pazar
_pazar() {
  local -a candidates
  candidates=(\${(f)"$(pazar complete -- \${words[2,CURRENT-1]} 2>/dev/null)"})
  compadd -a candidates || _files
}
compdef _pazar pazar`,
  fish: `function __pazar_complete
  set -l words (commandline -opc)
  pazar complete -- $words[2..-1] 2>/dev/null
end
complete -c pazar -a '(__pazar_complete)'`,
} as const;

/** Shells for which there is a completion. */
export const shells = Object.keys(scripts);

/** `completion <shell>`: the script that a shell's start file evaluates. */
export function completionScript(shell: string): string {
  const found = Object.entries(scripts).find(([name]) => name === shell);
  if (found) return found[1];
  const message = `There is no completion for ${shell}. Shells: ${shells.join(', ')}`;
  throw new CliFailure(exitCodes.usage, message);
}

/** Completions for the words before the cursor: verbs, options, names of remotes. */
export async function candidates(
  program: Command,
  words: readonly string[],
  remotes: () => Promise<string[]>,
): Promise<string[]> {
  let command = program;
  let places = 0;
  for (const word of words) {
    const inner = command.commands.find((candidate) => candidate.name() === word);
    if (inner) {
      command = inner;
      places = 0;
    } else if (!word.startsWith('-')) places += 1;
  }
  const verbs = command.commands.map((inner) => inner.name()).filter((name) => name !== 'complete');
  const options = command.options.flatMap(({ long }) => long ?? []);
  const place = command.registeredArguments[places]?.name();
  return [...verbs, ...options, ...(place === 'remote' ? await remotes() : [])];
}
