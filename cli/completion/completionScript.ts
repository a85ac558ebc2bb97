import type { CommandUnknownOpts } from '@commander-js/extra-typings';

export const shells = ['bash', 'zsh', 'fish'] as const;
export type Shell = (typeof shells)[number];

/** What a shell may complete, as the command declares it. */
interface Completion {
  readonly name: string;
  readonly description: string;
  /** Long names, with the words that may follow each; `undefined` for one without a value or with any text. */
  readonly options: readonly {
    readonly flag: string;
    readonly description: string;
    readonly words: readonly string[];
    readonly takesValue: boolean;
  }[];
  /** Words that its arguments are chosen from. */
  readonly words: readonly string[];
  readonly takesFile: boolean;
}

function completionOf(command: CommandUnknownOpts): Completion {
  const declared = command.createHelp().visibleOptions(command);
  const options = declared.flatMap(({ long, description, argChoices = [], required, optional }) =>
    long ? [{ flag: long, description, words: argChoices, takesValue: required || optional }] : [],
  );
  const parameters = command.registeredArguments;
  return {
    name: command.name(),
    description: command.description(),
    options,
    words: parameters.flatMap(({ argChoices = [] }) => argChoices),
    takesFile: parameters.some((parameter) => /^(file|before|after)$/.test(parameter.name())),
  };
}

const quoted = (text: string): string => `'${text.replaceAll("'", "'\\''")}'`;

/** In a case of the shell: the words that may follow an option of a command. */
const valueCases = (commands: readonly Completion[]): string[] =>
  commands.flatMap(({ name, options }) =>
    options.flatMap(({ flag, words }) =>
      words.length > 0 ? [`    ${quoted(`${name} ${flag}`)}) words=${quoted(words.join(' '))} ;;`] : [],
    ),
  );

function bashScript(commands: readonly Completion[]): string {
  const cases = commands.map(
    ({ name, options, words }) => `    ${name}) words=${quoted([...words, ...options.map(({ flag }) => flag)].join(' '))} ;;`,
  );
  return `# Completion of livery for Bash: source <(livery completion bash)
_livery() {
  local current=\${COMP_WORDS[COMP_CWORD]} previous=\${COMP_WORDS[COMP_CWORD-1]} words=
  if [ "$COMP_CWORD" -eq 1 ]; then
    words=${quoted(commands.map(({ name }) => name).join(' '))}
  else
    case \${COMP_WORDS[1]} in
${cases.join('\n')}
    esac
    case "\${COMP_WORDS[1]} $previous" in
${valueCases(commands).join('\n')}
    esac
  fi
  COMPREPLY=($(compgen -W "$words" -- "$current"))
}
# Where none of the words fits, Bash completes names of files.
complete -o default -F _livery livery`;
}

function zshScript(commands: readonly Completion[]): string {
  const safe = (text: string) => text.replaceAll(/[[\]:]/g, (character) => `\\${character}`);
  const cases = commands.map(({ name, options, words, takesFile }) => {
    const specs = options.map(({ flag, description, words: values, takesValue }) => {
      const value = values.length > 0 ? `:value:(${values.join(' ')})` : takesValue ? ':value:_files' : '';
      return quoted(`${flag}[${safe(description)}]${value}`);
    });
    const rest = words.length > 0 ? `*:word:(${words.join(' ')})` : takesFile ? '*:file:_files' : '*:word:';
    return `    ${name}) _arguments ${[...specs, quoted(rest)].join(' ')} ;;`;
  });
  return `#compdef livery
# Completion of livery for Zsh: source <(livery completion zsh)
_livery() {
  local -a commands=(${commands.map(({ name, description }) => quoted(`${safe(name)}:${safe(description)}`)).join(' ')})
  if (( CURRENT == 2 )); then
    _describe command commands
    return
  fi
  local command=$words[2]
  shift words
  (( CURRENT-- ))
  case $command in
${cases.join('\n')}
  esac
}
compdef _livery livery`;
}

function fishScript(commands: readonly Completion[]): string {
  const text = (words: string) => `'${words.replaceAll(/['\\]/g, (character) => `\\${character}`)}'`;
  const lines = commands.flatMap(({ name, description, options, words }) => {
    const seen = `-n '__fish_seen_subcommand_from ${name}'`;
    return [
      `complete -c livery -n __fish_use_subcommand -f -a ${name} -d ${text(description)}`,
      ...(words.length > 0 ? [`complete -c livery ${seen} -f -a ${text(words.join(' '))}`] : []),
      ...options.map(({ flag, description: what, words: values, takesValue }) => {
        const value = values.length > 0 ? ` -x -a ${text(values.join(' '))}` : takesValue ? ' -r' : '';
        return `complete -c livery ${seen} -l ${flag.slice(2)}${value} -d ${text(what)}`;
      }),
    ];
  });
  return ['# Completion of livery for Fish: livery completion fish | source', ...lines].join('\n');
}

const writers = { bash: bashScript, zsh: zshScript, fish: fishScript } satisfies Readonly<
  Record<Shell, (commands: readonly Completion[]) => string>
>;

/** A script by which a shell completes the declared commands, options and choices. */
export const completionScript = (program: CommandUnknownOpts, shell: Shell): string =>
  writers[shell](program.createHelp().visibleCommands(program).map(completionOf));
