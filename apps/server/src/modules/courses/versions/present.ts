import { type CourseSummary, factNames, factsToWire, standardFacts } from '@titian/contract'
import type { View } from '../present.ts'
import type { VersionRow } from './queries.ts'

/** Returns the values of the course form in that version. */
export function courseSummary({ summary, ...ids }: VersionRow, view: View): CourseSummary {
  const typeSign = (id: number | null) => (id === null ? null : view.seal('courseType', id))
  return {
    courseNameTexts: summary.names,
    contentTexts: summary.content,
    courseDetailsTexts: summary.details,
    courseDetailsTwoTexts: summary.detailsTwo,
    coursePicturePath: ids.pictureFileId === null ? null : view.seal('file', ids.pictureFileId),
    coursePrice: summary.priceMinor / 100,
    courseTypeIdSign: typeSign(ids.typeId),
    courseType2IdSign: typeSign(ids.type2Id),
    courseType3IdSign: typeSign(ids.type3Id),
    ...factsToWire(factNames, { ...standardFacts, ...summary }),
  }
}
