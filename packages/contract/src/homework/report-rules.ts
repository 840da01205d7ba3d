/** In characters. */
export const reportRunMost = 100
export const systemNameMost = 60
export const systemOriginMost = 200

/**
 * PRC-019: the outcomes of a report: the score was written; it is older than the last one; the
 * school has no such task or student; or the task is closed, its time is over, or a practice of the
 * platform feeds it.
 */
export const reportOutcomes = [
  'accepted',
  'older',
  'unknownTask',
  'unknownStudent',
  'closed',
  'ended',
  'builtIn',
] as const
export type ReportOutcome = (typeof reportOutcomes)[number]
