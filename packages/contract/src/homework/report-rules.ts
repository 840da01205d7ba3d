/** Letters. */
export const reportRunMost = 100
export const systemNameMost = 60
export const systemOriginMost = 200

/**
 * PRC-019: the score was written; an older one than the last accepted; no such task or student in the school; the task is
 * closed for the student, its time was over, or a practice of the platform feeds it.
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
