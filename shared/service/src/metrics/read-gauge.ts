import { Gauge, type Registry } from 'prom-client';

/** A figure that is read anew whenever the metrics are. */
export interface ReadGauge<Label extends string> {
  readonly name: string;
  readonly help: string;
  readonly labels: readonly Label[];
  /** One value for each set of labels; those that are left out are not reported. */
  readonly read: () =>
    | readonly (readonly [Record<Label, string>, number])[]
    | Promise<readonly (readonly [Record<Label, string>, number])[]>;
}

/** Adds a gauge whose values are read when the metrics are. While one cannot be read, the metrics cannot either. */
export function addReadGauge<Label extends string>(
  registry: Registry,
  { name, help, labels, read }: ReadGauge<Label>,
): void {
  const gauge = new Gauge({
    name,
    help,
    labelNames: [...labels],
    async collect() {
      const values = await read();
      this.reset();
      // A gauge without labels is 0 after that; what cannot be read is absent.
      if (labels.length === 0) this.remove({});
      for (const [at, value] of values) this.set(at, value);
    },
    registers: [],
  });
  registry.registerMetric(gauge);
}
