import {
  type Chapter,
  type CourseDetail,
  type CourseDraft,
  courseFacts,
  languageNames,
  type WordChoiceName,
  wordChoices,
} from '@titian/contract'
import type { Formats } from '@titian/site'

export interface CourseRead {
  course: CourseDraft
  detail: CourseDetail
}

export interface CourseChange {
  /** The key of the text that names the changed field. */
  key:
    | 'courseName'
    | 'intro'
    | 'details'
    | 'cover'
    | 'price'
    | 'subject'
    | 'level'
    | 'kind'
    | (typeof courseFacts)[WordChoiceName]['label']
    | 'credit'
    | 'hours'
    | 'chapter'
    | 'lesson'
    | 'video'
    | 'captions'
    | 'order'
  /** Empty when the field had no value, or when the value is too long to show. */
  before: string
  after: string
}

type Key = CourseChange['key']
type Written = Pick<Formats, 'clock' | 'colon' | 'list'>

function valuesOf({ course, detail }: CourseRead): [Key, string][] {
  return [
    ['courseName', Object.values(course.courseNameTexts).join(' / ')],
    ['intro', Object.values(course.contentTexts).join(' / ')],
    ['price', course.coursePrice.toFixed(2)],
    ['subject', detail.course.courseTypeName],
    ['level', detail.course.courseKindName],
    ['kind', String(course.type)],
    ...wordChoices.map((name): [Key, string] => {
      const { wire, label } = courseFacts[name]
      return [label, course[wire] ?? '']
    }),
    ['credit', String(course.courseScore)],
    ['hours', String(course.courseTime)],
    ['cover', course.coursePicturePath ?? ''],
    ['details', course.courseDetails + course.courseDetailsTwo],
  ]
}

/** Fields whose values mean nothing to a reader: only the fact of a change is shown. */
const unreadable: readonly Key[] = ['cover', 'details', 'kind']

function partsOf(
  chapters: readonly Chapter[],
  { clock, colon, list }: Written,
): Map<string, [Key, string][]> {
  const parts = new Map<string, [Key, string][]>()
  for (const chapter of chapters) {
    parts.set(chapter.idSign, [['chapter', chapter.chapterName]])
    for (const { idSign, videoTitle, hasVideo, duration, captionLanguages } of chapter.lessons) {
      const length = hasVideo ? `${videoTitle}${colon}${clock(duration ?? 0)}` : ''
      parts.set(idSign, [
        ['lesson', videoTitle],
        ['video', length],
        ['captions', list(captionLanguages.map((one) => languageNames[one] ?? one))],
      ])
    }
  }
  return parts
}

function changesOf(
  before: readonly [Key, string][],
  after: readonly [Key, string][],
): CourseChange[] {
  const keys = [...new Set([...before, ...after].map(([key]) => key))]
  return keys.flatMap((key) => {
    const [old = '', now = ''] = [before, after].map(
      (values) => values.find(([one]) => one === key)?.[1] ?? '',
    )
    if (old === now) return []
    return [
      unreadable.includes(key) ? { key, before: '', after: '' } : { key, before: old, after: now },
    ]
  })
}

/**
 * TCH-110: lists the changes of a course since it was loaded. Without a visible change, the list
 * names order, videos and texts of the catalogue, because a video may have been replaced.
 */
export function courseChanges(
  before: CourseRead,
  after: CourseRead,
  formats: Written,
): CourseChange[] {
  const old = partsOf(before.detail.catalogue, formats)
  const now = partsOf(after.detail.catalogue, formats)
  const signs = [...new Set([...old.keys(), ...now.keys()])]
  const changes = [
    ...changesOf(valuesOf(before), valuesOf(after)),
    ...signs.flatMap((sign) => changesOf(old.get(sign) ?? [], now.get(sign) ?? [])),
  ]
  return changes.length > 0 ? changes : [{ key: 'order', before: '', after: '' }]
}
