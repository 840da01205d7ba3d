/** `2026-03-01 08:30:00` where the reader is; Swedes write a moment as a machine does. */
export function localTime(moment: Date, timeZone: string): string {
  return moment.toLocaleString('sv-SE', { timeZone })
}
