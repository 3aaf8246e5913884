/** The kinds of a notice that ends a contract (§ 312k BGB). */
export const CANCELLATION_KINDS = ['ordinary', 'extraordinary'] as const;

/** Who writes to the shop. */
export const CONTACT_KINDS = ['customer', 'b2b-dealer', 'b2b-office', 'b2b-gastro'] as const;

/** How long the texts of statements and messages may be; `line` is a name, a company or what names a contract. */
export const NOTICE_LENGTHS = {line: 120, reason: 2000, phone: 30, orderNumber: 20, message: 5000} as const;
