/** EXM-188: the share of the papers on each side that is compared. */
export const edgeShare = 0.27
/** With fewer papers the difference between the sides says nothing. */
export const fewestForDiscrimination = 10
/** EXM-190: with fewer counted students one person could be read from what all of them have. */
export const fewestForSpread = 5

/** The bucket of ten in which a score stands; both in hundredths. */
export function bucketOf(score: number, total: number): number {
  return Math.min(9, Math.floor((score * 10) / Math.max(1, total)))
}

/** Shares with four places, as much as a percent with two needs. */
export function rounded(share: number | null): number | null {
  return share === null ? null : Math.round(share * 10_000) / 10_000
}
