import {now} from '../shared/clock';
import type {ClockEnv} from '../shared/clock';
import {GenerationObject} from '../shared/generation-object';
import type {Webhooks} from '../shared/webhooks';
import {inventoryItemOf} from './inventory-item';
import {catalogueChanged, platformMessage, platformWebhooks, webhookMoment} from './platform-webhooks';
import type {PlatformWebhookEnv} from './platform-webhooks';
import {shop} from './shop';

const REVISION = 'revision';

export type StockLine = {readonly variantNumber: number; readonly quantity: number};

/** What is missing where not everything could be taken. */
export type StockShortage = {readonly variantNumber: number; readonly wanted: number; readonly inStock: number};

type StockEnv = ClockEnv & PlatformWebhookEnv;

type StockRow = {variant: number; quantity: number};

/**
 * The stock of the whole shop. One object, filled from the seed when it is first used. Shop and service worker are told of each product that was
 * ordered, and the latter of each figure that changed. Source: https://shopify.dev/docs/api/webhooks/latest#list-of-topics-products-update
 */
export class StockObject extends GenerationObject<StockEnv> {
  private readonly webhooks: Webhooks;

  constructor(ctx: DurableObjectState, env: StockEnv) {
    super(ctx, env);
    this.webhooks = platformWebhooks(ctx.storage, this.env);
    this.ctx.storage.sql.exec(
      'CREATE TABLE IF NOT EXISTS stock (variant INTEGER PRIMARY KEY, quantity INTEGER NOT NULL)',
    );
    this.ctx.storage.sql.exec('CREATE TABLE IF NOT EXISTS taken (order_id TEXT PRIMARY KEY)');
    this.ctx.storage.transactionSync(() => {
      for (const {variants} of shop().seed.products) {
        for (const {number, stock} of variants) {
          this.ctx.storage.sql.exec('INSERT OR IGNORE INTO stock VALUES (?, ?)', number, stock);
        }
      }
    });
  }

  /** Pieces in stock by variant number, of the given variants or of all. Below 0 where more was sold than was there. */
  async read(variantNumbers?: readonly number[]): Promise<Map<number, number>> {
    const rows = this.ctx.storage.sql.exec<StockRow>('SELECT variant, quantity FROM stock').toArray();
    const wanted = variantNumbers === undefined ? null : new Set(variantNumbers);
    return new Map(
      rows.filter(({variant}) => wanted === null || wanted.has(variant)).map((row) => [row.variant, row.quantity]),
    );
  }

  /** Counts the changes: equal numbers, equal stock. */
  async revision(): Promise<number> {
    return this.ctx.storage.kv.get<number>(REVISION) ?? 0;
  }

  /**
   * Takes pieces out of the stock for an order: all or none. Variants sold without stock go below 0, what is not counted
   * stays as it is.
   *
   * @param orderId makes a repeated call harmless
   * @param at milliseconds since 1970, in the emulated world
   * @returns what is missing; empty when everything was taken
   */
  async take(lines: readonly StockLine[], orderId?: string, at: number = now(this.env)): Promise<StockShortage[]> {
    const {sql} = this.ctx.storage;
    const missing = this.ctx.storage.transactionSync(() => {
      if (orderId !== undefined && sql.exec('SELECT 1 FROM taken WHERE order_id = ?', orderId).toArray().length > 0)
        return [];
      const wanted = new Map<number, number>();
      for (const {variantNumber, quantity} of lines) {
        if (shop().catalogue.variant(variantNumber)?.variant.tracksStock === false) continue;
        wanted.set(variantNumber, (wanted.get(variantNumber) ?? 0) + quantity);
      }
      const short = [...wanted].flatMap(([variantNumber, quantity]) => this.shortage(variantNumber, quantity));
      if (short.length > 0) return short;
      for (const [variantNumber, quantity] of wanted) {
        sql.exec('UPDATE stock SET quantity = quantity - ? WHERE variant = ?', quantity, variantNumber);
      }
      const ordered = lines.map(({variantNumber}) => variantNumber);
      this.noteChange(ordered, [...wanted.keys()], at);
      if (orderId !== undefined) sql.exec('INSERT INTO taken VALUES (?)', orderId);
      return [];
    });
    await this.webhooks.wake();
    return missing;
  }

  /**
   * Sets what is in stock of a variant: a delivery, or a test's starting point.
   *
   * @param at milliseconds since 1970, in the emulated world
   */
  async set(variantNumber: number, quantity: number, at: number = now(this.env)): Promise<void> {
    this.ctx.storage.transactionSync(() => {
      this.ctx.storage.sql.exec('INSERT OR REPLACE INTO stock VALUES (?, ?)', variantNumber, quantity);
      this.noteChange([variantNumber], [variantNumber], at);
    });
    await this.webhooks.wake();
    await this.webhooks.send();
  }

  override alarm(): Promise<void> {
    return this.webhooks.send();
  }

  /**
   * Counts a change, and notes its webhooks, all of one action: of the products of some variants, and of the stock of those that are
   * counted.
   */
  private noteChange(variants: readonly number[], counted: readonly number[], at: number): void {
    const {kv} = this.ctx.storage;
    kv.put(REVISION, (kv.get<number>(REVISION) ?? 0) + 1);
    const action = crypto.randomUUID();
    const products = variants.flatMap((number) => shop().catalogue.variant(number)?.product.number ?? []);
    for (const product of new Set(products)) {
      this.webhooks.note(catalogueChanged('products/update', product, at, action));
    }
    for (const number of counted) {
      const level = {inventory_item_id: inventoryItemOf(number), updated_at: webhookMoment(at)};
      this.webhooks.note(platformMessage('inventory_levels/update', level, at, action));
    }
  }

  private inStock(variantNumber: number): number {
    const {sql} = this.ctx.storage;
    const row = sql.exec<StockRow>('SELECT variant, quantity FROM stock WHERE variant = ?', variantNumber).toArray()[0];
    return row?.quantity ?? 0;
  }

  private shortage(variantNumber: number, wanted: number): StockShortage[] {
    const inStock = this.inStock(variantNumber);
    const sellsWithoutStock = shop().catalogue.variant(variantNumber)?.variant.sellsWithoutStock ?? false;
    return sellsWithoutStock || inStock >= wanted ? [] : [{variantNumber, wanted, inStock}];
  }
}
