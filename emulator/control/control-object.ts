import {DurableObject} from 'cloudflare:workers';
import {scenarioOf} from '../scenario/schema';
import type {ScenarioEnv} from '../scenario/schema';
import {faultSchema} from './services';
import type {Arrival, Fault, Service} from './services';

/** What the worker does with a request that arrived. */
export type ControlDirective = {
  readonly clockOffsetMs: number;
  /** The number of resets. */
  readonly generation: number;
  readonly fault: Fault | null;
  /** What the access scopes of the storefront's tokens do not allow. */
  readonly denied: readonly string[];
};

/** Requests since the last reset; the list holds the latest, the counts all of them. */
export type Received = {
  readonly count: number;
  readonly operations: Readonly<Record<string, number>>;
  readonly requests: readonly (Arrival & {readonly at: number})[];
};

type FaultRow = {id: number; fault: string; times: number};
type ArrivalRow = {service: Service; operation: string; method: string; path: string; at: number};
type CountRow = {operation: string; count: number};

/** How often an operation of a service was called. */
export type Calls = {service: Service; operation: string; count: number};

const CLOCK = 'clock-offset';
const GENERATION = 'generation';
const DENIED = 'denied';
const SCENARIO = 'scenario';
const LISTED = 500;

/**
 * Keeps what tests watch and control: requests, faults, the clock. One object, in SQLite, used only where control is enabled.
 * Resets everything when the scenario has changed.
 */
export class ControlObject extends DurableObject<ScenarioEnv> {
  constructor(ctx: DurableObjectState, env: ScenarioEnv) {
    super(ctx, env);
    const {sql} = this.ctx.storage;
    sql.exec(
      'CREATE TABLE IF NOT EXISTS received (id INTEGER PRIMARY KEY, service TEXT, operation TEXT, method TEXT, path TEXT, at INTEGER)',
    );
    sql.exec(
      'CREATE TABLE IF NOT EXISTS counts (service TEXT, operation TEXT, count INTEGER NOT NULL, PRIMARY KEY (service, operation))',
    );
    sql.exec(
      'CREATE TABLE IF NOT EXISTS faults (id INTEGER PRIMARY KEY, service TEXT, operation TEXT, fault TEXT, times INTEGER)',
    );
    const {SCENARIO: scenario = ''} = env;
    if ((this.ctx.storage.kv.get<string>(SCENARIO) ?? '') === scenario) return;
    this.beginAnew();
    this.ctx.storage.kv.put(SCENARIO, scenario);
  }

  /** Notes a request; says what the clock reads and what shall go wrong with it. */
  async arrive({service, operation, method, path}: Arrival): Promise<ControlDirective> {
    const {sql} = this.ctx.storage;
    const {id} = sql
      .exec<{id: number}>(
        'INSERT INTO received (service, operation, method, path, at) VALUES (?, ?, ?, ?, ?) RETURNING id',
        service,
        operation,
        method,
        path,
        Date.now(),
      )
      .one();
    sql.exec('DELETE FROM received WHERE id <= ?', id - LISTED);
    sql.exec(
      'INSERT INTO counts VALUES (?, ?, 1) ON CONFLICT (service, operation) DO UPDATE SET count = count + 1',
      service,
      operation,
    );
    return {...this.state(), fault: this.nextFault(service, operation, method)};
  }

  /** What arrived since the last reset, at one service or at all. */
  async received(service?: Service): Promise<Received> {
    const {sql} = this.ctx.storage;
    const wanted = service ?? null;
    const counts = sql
      .exec<CountRow>(
        'SELECT operation, SUM(count) AS count FROM counts WHERE ?1 IS NULL OR service = ?1 GROUP BY operation',
        wanted,
      )
      .toArray();
    const rows = sql
      .exec<ArrivalRow>(
        'SELECT service, operation, method, path, at FROM received WHERE ?1 IS NULL OR service = ?1 ORDER BY id',
        wanted,
      )
      .toArray();
    return {
      count: counts.reduce((sum, {count}) => sum + count, 0),
      operations: Object.fromEntries(counts.map(({operation, count}) => [operation, count])),
      requests: rows,
    };
  }

  /** How often each operation was called since the last reset, by service. */
  async calls(): Promise<readonly Calls[]> {
    return this.ctx.storage.sql
      .exec<Calls>('SELECT service, operation, count FROM counts ORDER BY service, count DESC, operation')
      .toArray();
  }

  /** Lets the next calls fail; faults of one service are used up in the order in which they were set. */
  async addFault(fault: Fault): Promise<void> {
    this.keepFault(fault);
  }

  /** The faults that still wait for calls, each with how many it will break. */
  async faults(): Promise<readonly Fault[]> {
    return this.ctx.storage.sql
      .exec<FaultRow>('SELECT id, fault, times FROM faults ORDER BY id')
      .toArray()
      .map(({fault, times}) => ({...faultSchema.parse(JSON.parse(fault)), times}));
  }

  /** Sets how far the emulated world is ahead of the machine, in milliseconds. */
  async setClock(offsetMs: number): Promise<void> {
    this.ctx.storage.kv.put(CLOCK, offsetMs);
  }

  /** Takes access scopes, or single fields as `Type.field`, from the storefront's tokens; none gives all of them back. */
  async deny(denied: readonly string[]): Promise<void> {
    this.ctx.storage.kv.put(DENIED, [...denied]);
  }

  /** The state for requests that are not counted: the clock, the generation. */
  async present(): Promise<Omit<ControlDirective, 'fault'>> {
    return this.state();
  }

  /** Lets everything begin anew: what is kept under the present generation is not read any more. */
  async reset(): Promise<void> {
    this.beginAnew();
  }

  /** Forgets requests, faults, what is denied and the clock's offset. */
  async repair(): Promise<void> {
    this.ctx.storage.transactionSync(() => this.forget());
  }

  private beginAnew(): void {
    const {kv} = this.ctx.storage;
    const scenario = scenarioOf(this.env);
    this.ctx.storage.transactionSync(() => {
      this.forget();
      kv.put(GENERATION, this.state().generation + 1);
      if (scenario === null) return;
      if (scenario.clock !== undefined) kv.put(CLOCK, Date.parse(scenario.clock) - Date.now());
      kv.put(DENIED, scenario.denied);
      for (const fault of scenario.faults) this.keepFault(fault);
    });
  }

  private forget(): void {
    const {sql, kv} = this.ctx.storage;
    for (const table of ['received', 'counts', 'faults']) sql.exec(`DELETE FROM ${table}`);
    kv.delete(CLOCK);
    kv.delete(DENIED);
  }

  private keepFault(fault: Fault): void {
    this.ctx.storage.sql.exec(
      'INSERT INTO faults (service, operation, fault, times) VALUES (?, ?, ?, ?)',
      fault.service,
      fault.operation ?? null,
      JSON.stringify(fault),
      fault.times,
    );
  }

  private state(): Omit<ControlDirective, 'fault'> {
    const {kv} = this.ctx.storage;
    return {
      clockOffsetMs: kv.get<number>(CLOCK) ?? 0,
      generation: kv.get<number>(GENERATION) ?? 0,
      denied: kv.get<string[]>(DENIED) ?? [],
    };
  }

  private nextFault(service: Service, operation: string, method: string): Fault | null {
    const {sql} = this.ctx.storage;
    const rows = sql
      .exec<FaultRow>(
        'SELECT id, fault, times FROM faults WHERE service = ? AND (operation IS NULL OR operation = ?) ORDER BY id',
        service,
        operation,
      )
      .toArray();
    for (const {id, fault: text, times} of rows) {
      const fault = faultSchema.parse(JSON.parse(text));
      if ((fault.method ?? method) !== method || Math.random() >= fault.share) continue;
      if (times > 1) sql.exec('UPDATE faults SET times = times - 1 WHERE id = ?', id);
      else sql.exec('DELETE FROM faults WHERE id = ?', id);
      return fault;
    }
    return null;
  }
}
