/**
 * Writes a fault to the log, as one line that an alarm knows by `event` (docs/operations.md).
 *
 * @param fault its name, such as `webhooks-missing`
 * @param fields what it is about; no personal data
 */
export function writeFault(fault: string, fields: object): void {
  console.error(JSON.stringify({event: 'fault', fault, ...fields}));
}
