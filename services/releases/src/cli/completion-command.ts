import type { Command, Option } from 'commander';
import { metricNames } from '../judgement/metrics.ts';
import { CliFailure } from './cli-failure.ts';
import { exitCodes } from './exit-codes.ts';
import { roles } from './parse-options.ts';

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

export const shells = Object.keys(scripts);

/** `completion <shell>`: the script that a shell's start file evaluates. */
export function completionScript(shell: string): string {
  const found = Object.entries(scripts).find(([name]) => name === shell);
  if (found) return found[1];
  const message = `There is no completion for ${shell}. Shells: ${shells.join(', ')}`;
  throw new CliFailure(exitCodes.usage, message);
}

/** What a registry knows, for completion; empty where it does not answer. */
export interface KnownNames {
  profiles: () => string[];
  remotes: () => Promise<string[]>;
  versions: (remote: string) => Promise<string[]>;
}

/** Completions for the words before the cursor: verbs, options, and what the registry knows. */
export async function candidates(
  program: Command,
  words: readonly string[],
  known: KnownNames,
): Promise<readonly string[]> {
  let command = program;
  let given: string[] = [];
  let waiting: Option | undefined;
  for (const word of words) {
    const option = optionOf(program, command, word);
    const inner = command.commands.find((candidate) => candidate.name() === word);
    if (waiting) waiting = undefined;
    else if (option) waiting = option.required && !word.includes('=') ? option : undefined;
    else if (inner) {
      command = inner;
      given = [];
    } else given.push(word);
  }
  if (waiting) return valuesOfOption(waiting, given, known);
  const verbs = command.commands.map((inner) => inner.name()).filter((name) => name !== 'complete');
  const options = command.options.flatMap(({ long }) => long ?? []);
  const place = command.registeredArguments[given.length]?.name();
  return [...verbs, ...options, ...(await valuesOf(place, given, known))];
}

function optionOf(program: Command, command: Command, word: string): Option | undefined {
  const [name = ''] = word.split('=');
  return [...command.options, ...program.options].find(
    ({ long, short }) => long === name || short === name,
  );
}

async function valuesOfOption(
  { argChoices, flags }: Option,
  given: readonly string[],
  known: KnownNames,
): Promise<readonly string[]> {
  // `version` for the option `--replacement <version>`.
  const placeholder = /<(?<name>[^>]+)>/.exec(flags)?.groups?.['name'];
  return argChoices ?? valuesOf(placeholder, given, known);
}

/** What may be at a place, by the name that the help gives it. */
async function valuesOf(
  place: string | undefined,
  [remote]: readonly string[],
  known: KnownNames,
): Promise<string[]> {
  switch (place) {
    case 'remote':
      return known.remotes();
    case 'profile':
      return known.profiles();
    case 'version':
    case 'from':
    case 'to':
      return remote === undefined ? [] : ['latest', ...(await known.versions(remote))];
    case 'percent|role':
      return Object.keys(roles);
    case 'metric=percent':
      return metricNames.map((metric) => `${metric}=`);
    case 'shell':
      return shells;
    default:
      return [];
  }
}
