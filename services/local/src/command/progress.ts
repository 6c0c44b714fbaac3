/** Reports progress to the reader, one line a step. */
export interface Progress {
  /** Runs `work` and writes one line with its title and the time it took. */
  step: <Result>(title: string, work: () => Promise<Result>) => Promise<Result>;
  /** Writes a line as it is. */
  say: (line: string) => void;
}

interface Output {
  isTTY?: boolean;
  write(text: string): unknown;
}

const clearLine = '\r\u001B[2K';

/** `12.3 s`, the way every step and gate shows its time. */
export function seconds(milliseconds: number): string {
  return `${(milliseconds / 1000).toFixed(1)} s`;
}

/** Plain lines everywhere; on a terminal also one line below them that names the current step. */
export function createProgress(output: Output): Progress {
  const running = new Set<string>();
  const status = () => {
    if (output.isTTY === true && running.size > 0) output.write(`… ${[...running].join(', ')}`);
  };
  const say = (line: string) => {
    output.write(`${output.isTTY === true ? clearLine : ''}${line}\n`);
    status();
  };

  return {
    say,
    async step(title, work) {
      const started = performance.now();
      const end = (mark: string) => {
        running.delete(title);
        say(`${mark} ${title.padEnd(44)} ${seconds(performance.now() - started).padStart(8)}`);
      };
      running.add(title);
      if (output.isTTY === true) output.write(clearLine);
      status();
      try {
        const result = await work();
        end('✓');
        return result;
      } catch (error) {
        end('✗');
        throw error;
      }
    },
  };
}
