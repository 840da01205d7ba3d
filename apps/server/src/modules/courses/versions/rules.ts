import { type FactName, factNames, pickFacts } from '@titian/contract'
import type { CourseRow, courseVersions, SummaryTexts } from '../tables.ts'

/** Saves of one person within this time are one version: a form saves itself while it is written. */
export const mergeWindowMinutes = 10
/** As many versions of a course are kept, the newest. */
export const mostVersions = 50

type Version = typeof courseVersions.$inferSelect
type Ids = Pick<CourseRow, 'pictureFileId' | 'typeId' | 'type2Id' | 'type3Id'>

/** The part of a course that its summary form writes. */
export type Summary = SummaryTexts & Pick<CourseRow, FactName> & Ids

/** How a summary is kept: the ids in columns of their own, so that they name rows. */
export function storedSummary(course: Summary): Ids & { summary: SummaryTexts } {
  const { names, content, details, detailsTwo, priceMinor } = course
  const { pictureFileId, typeId, type2Id, type3Id } = course
  return {
    summary: {
      names,
      content,
      details,
      detailsTwo,
      priceMinor,
      ...pickFacts(factNames, course),
    },
    pictureFileId,
    typeId,
    type2Id,
    type3Id,
  }
}

/** Whether a save goes on with the newest version, or begins one of its own. */
export function goesOn(
  newest: Pick<Version, 'userId' | 'begunAt'>,
  { userId, now, isEarlier }: { userId: number; now: Date; isEarlier: boolean },
): boolean {
  // What puts an earlier version back must not take the place of the one it replaces.
  if (isEarlier || newest.userId !== userId) return false
  return now.getTime() - newest.begunAt.getTime() < mergeWindowMinutes * 60_000
}
