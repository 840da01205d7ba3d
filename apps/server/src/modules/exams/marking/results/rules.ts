/** EXM-188: the shares of the best and of the weakest papers that are compared. */
export const edgeShare = 0.27
/** With fewer papers the difference between the best and the weakest is meaningless. */
export const fewestForDiscrimination = 10
/** EXM-190: with fewer counted students the values of the class could reveal one person. */
export const fewestForSpread = 5

/** Returns which tenth contains a score, from 0. Both numbers are in hundredths. */
export function bucketOf(score: number, total: number): number {
  return Math.min(9, Math.floor((score * 10) / Math.max(1, total)))
}

/** Rounds a share to four decimals, which give a percent with two. */
export function rounded(share: number | null): number | null {
  return share === null ? null : Math.round(share * 10_000) / 10_000
}
