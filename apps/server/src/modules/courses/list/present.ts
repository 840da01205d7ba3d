import {
  cardFacts,
  type CourseCard,
  type CourseHit,
  type CourseType,
  factsToWire,
} from '@titian/contract'
import { inLanguage, type View } from '../present.ts'
import type { CourseTypeRow } from '../tables.ts'
import type { CardRow, FoundRow, HitRow } from './queries.ts'
import { kindName, newSince, ratingOf } from './rules.ts'

export function card(row: CardRow, view: View): CourseCard {
  return {
    sign: view.seal('course', row.id),
    courseName: inLanguage(row.names, view),
    coursePicture: view.picture(row.pictureFileId),
    coverSeed: row.coverSeed,
    coursePrice: row.priceMinor / 100,
    courseKindName: kindName(row.kindId, view.language),
    courseTypeName: inLanguage(row.typeNames, view),
    ...factsToWire(cardFacts, row),
    teacherNames: row.teacherNames,
    learners: row.learners,
    lessons: row.lessons,
    isNew: row.launchedAt !== null && row.launchedAt >= newSince(view.now),
    isFeatured: row.featured,
    isPopular: row.popular,
    ...ratingOf(row.starCounts),
  }
}

function hitOf(row: HitRow, view: View): CourseHit {
  return 'teacher' in row
    ? { kind: 'teacher', text: row.teacher }
    : { kind: 'lesson', text: inLanguage(row.lesson, view) }
}

/** CRS-217: returns the card of a search result. */
export function found({ hit, ...row }: FoundRow, view: View) {
  return { ...card(row, view), hit: hit && hitOf(hit, view) }
}

interface TypeCount {
  typeId: number | null
  type2Id: number | null
  type3Id: number | null
  courses: number
}

/**
 * Returns the tree of subjects. Each has the number of listed courses of the subject itself and of
 * the subjects below it.
 */
export function typeTree(
  rows: CourseTypeRow[],
  counts: TypeCount[],
  view: View,
  parentId: number | null = null,
): CourseType[] {
  return rows
    .filter((row) => row.parentId === parentId)
    .map((row) => ({
      sign: view.seal('courseType', row.id),
      name: inLanguage(row.names, view),
      icon: row.icon,
      courses: counts.reduce(
        (sum, count) =>
          sum + ([count.typeId, count.type2Id, count.type3Id].includes(row.id) ? count.courses : 0),
        0,
      ),
      children: typeTree(rows, counts, view, row.id),
    }))
}
