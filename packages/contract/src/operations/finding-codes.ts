/** What a check can find. The texts are in `finding-texts.ts`. */
export const findingCodes = ['checkFailed', 'checkTimedOut', 'nodeOk', 'nodeOld'] as const
export type FindingCode = (typeof findingCodes)[number]
