import { type FactName, factNames, pickFacts } from '@titian/contract'
import type { CourseRow, courseVersions, SummaryTexts } from '../tables.ts'

/**
 * Minutes in which all saves of one person form one version, because the form saves itself during
 * writing.
 */
export const mergeWindowMinutes = 10
/** The number of versions that are kept for a course. */
export const mostVersions = 50

type Version = typeof courseVersions.$inferSelect
type Ids = Pick<CourseRow, 'pictureFileId' | 'typeId' | 'type2Id' | 'type3Id'>

/** The part of a course that the form of its summary changes. */
export type Summary = SummaryTexts & Pick<CourseRow, FactName> & Ids

/** Splits a summary into texts and ids. The ids are columns with foreign keys. */
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

/** True when a save updates the newest version, false when the save creates a new version. */
export function goesOn(
  newest: Pick<Version, 'userId' | 'begunAt'>,
  { userId, now, isEarlier }: { userId: number; now: Date; isEarlier: boolean },
): boolean {
  // Restoring an earlier version must not overwrite the version that it replaces.
  if (isEarlier || newest.userId !== userId) return false
  return now.getTime() - newest.begunAt.getTime() < mergeWindowMinutes * 60_000
}
