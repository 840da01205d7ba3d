import type { Difference } from '@titian/site/staff'
import type { TFunction } from 'i18next'
import type { CourseValues } from './course-values.ts'

/** A rich text without its tags. */
const plain = (html: string) => html.replace(/<\/(?:p|li|h\d)>/g, '\n').replace(/<[^>]*>/g, '')
/** One text per language below the other. */
const inLines = (texts: Record<string, string>) => Object.values(texts).filter(Boolean).join('\n')

const fields = [
  ['names', 'field.name'],
  ['intros', 'field.intro'],
  ['coursePicture', 'cover.label'],
  ['courseTypeIdSign', 'subject.first'],
  ['courseType2IdSign', 'subject.second'],
  ['courseType3IdSign', 'subject.third'],
  ['courseKindId', 'field.kind'],
  ['type', 'field.type'],
  ['courseLanguage', 'field.language'],
  ['coursePrice', 'field.price'],
  ['courseScore', 'field.credit'],
  ['courseTime', 'field.hours'],
  ['sort', 'field.sort'],
  ['details', 'field.details'],
  ['detailsTwo', 'field.detailsTwo'],
] as const satisfies readonly (readonly [keyof CourseValues, string])[]

/** What each field of the form shows, in words. */
function shownFields(
  values: CourseValues,
  t: TFunction<'courses'>,
  subjectName: (sign: string) => string,
): Record<(typeof fields)[number][0], string> {
  const { names, intros, coursePicture, courseKindId, type, courseLanguage } = values
  const subject = (sign: string | null) => (sign ? subjectName(sign) : '')
  return {
    names: inLines(names),
    intros: inLines(intros),
    coursePicture: t(coursePicture ? 'conflict.picture' : 'conflict.drawn'),
    courseTypeIdSign: subject(values.courseTypeIdSign),
    courseType2IdSign: subject(values.courseType2IdSign),
    courseType3IdSign: subject(values.courseType3IdSign),
    courseKindId: t(`kind.${courseKindId}`),
    type: t(`type.${type}`),
    courseLanguage: t(`language.${courseLanguage ?? 'none'}`),
    coursePrice: String(values.coursePrice),
    courseScore: String(values.courseScore),
    courseTime: String(values.courseTime),
    sort: String(values.sort),
    details: plain(inLines(values.details)),
    detailsTwo: plain(inLines(values.detailsTwo)),
  }
}

/** TCH-084: every field in which two copies of a course differ, be it in the form of a text alone. */
export function courseDifferences(
  local: CourseValues,
  remote: CourseValues,
  t: TFunction<'courses'>,
  subjectName: (sign: string) => string,
): Difference[] {
  const [own, other] = [shownFields(local, t, subjectName), shownFields(remote, t, subjectName)]
  const text = (value: CourseValues[(typeof fields)[number][0]]) =>
    value !== null && typeof value === 'object' ? JSON.stringify(value) : String(value)
  return fields
    .filter(([field]) => text(local[field]) !== text(remote[field]))
    .map(([field, name]) => ({ name: t(name), local: own[field], remote: other[field] }))
}
