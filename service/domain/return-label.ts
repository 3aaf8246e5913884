import {LABEL_WORKING_DAYS} from '../../contracts/return-values';
import {addWorkingDays} from '../../contracts/working-days';
import type {Variables} from '../config/env';
import {digitCode} from './codes';
import {isoDay} from './days';

/**
 * Returns the URL of a return's label; `null` where the operator mails labels by hand. The id in it cannot be guessed: everybody who knows the URL may
 * print the label.
 */
export function labelUrl(
  {RETURN_LABELS, SERVICE_ORIGIN}: Pick<Variables, 'RETURN_LABELS' | 'SERVICE_ORIGIN'>,
  orderNumber: string,
  returnId: string,
): string | null {
  if (RETURN_LABELS === 'by-hand') return null;
  return `${SERVICE_ORIGIN}/labels/${encodeURIComponent(orderNumber)}/${returnId}.svg`;
}

/** Returns the day by which the label of a return has to be mailed, `2026-12-02`. `announcedAt` in milliseconds since 1970. */
export function lastLabelDay(announcedAt: number): string {
  return addWorkingDays(isoDay(announcedAt), LABEL_WORKING_DAYS);
}

/** Returns the number of a return, known before it is announced: the same for the same id. */
export function returnNumber({LINK_SECRET}: Pick<Variables, 'LINK_SECRET'>, returnId: string): Promise<string> {
  return digitCode(LINK_SECRET, ['return', returnId]);
}

/** Returns the reference by which the operator's list asks for the label of a return. `caseSubject` reads it. */
export function labelReference(returnNumber: string): string {
  return `E-${returnNumber}`;
}
