import { languageNames, languages } from '@titian/contract'
import type { Difference } from '@titian/site/staff'
import type { TFunction } from 'i18next'
import type { CourseValues } from './course-values.ts'

/** A rich text without its tags. */
const plain = (html: string) => html.replace(/<\/(?:p|li|h\d)>/g, '\n').replace(/<[^>]*>/g, '')

/** Fields that have a text of their own in each language. */
const textFields = [
  ['names', 'field.name'],
  ['intros', 'field.intro'],
  ['details', 'field.details'],
  ['detailsTwo', 'field.detailsTwo'],
] as const satisfies readonly (readonly [keyof CourseValues, string])[]
const fields = [
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
] as const satisfies readonly (readonly [keyof CourseValues, string])[]

/** What each field of the form shows, in words. */
function shownFields(
  values: CourseValues,
  t: TFunction<'courses'>,
  subjectName: (sign: string) => string,
): Record<(typeof fields)[number][0], string> {
  const { coursePicture, courseKindId, type, courseLanguage } = values
  const subject = (sign: string | null) => (sign ? subjectName(sign) : '')
  return {
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
  }
}

/** The texts that differ and no others: those of three languages in one row left the difference out of sight. */
function textDifferences(
  local: CourseValues,
  remote: CourseValues,
  t: TFunction<'courses'>,
  bracketed: (text: string) => string,
): Difference[] {
  return textFields.flatMap(([field, name]) => {
    const shown = field === 'names' || field === 'intros' ? String : plain
    return languages
      .filter((language) => local[field][language] !== remote[field][language])
      .map((language) => ({
        name: `${t(name)}${bracketed(languageNames[language])}`,
        local: shown(local[field][language]),
        remote: shown(remote[field][language]),
      }))
  })
}

interface Words {
  t: TFunction<'courses'>
  bracketed: (text: string) => string
  subjectName: (sign: string) => string
}

/** TCH-084: every field in which two copies of a course differ, be it in the form of a text alone. */
export function courseDifferences(
  local: CourseValues,
  remote: CourseValues,
  { t, bracketed, subjectName }: Words,
): Difference[] {
  const [own, other] = [shownFields(local, t, subjectName), shownFields(remote, t, subjectName)]
  return [
    ...textDifferences(local, remote, t, bracketed),
    ...fields
      .filter(([field]) => String(local[field]) !== String(remote[field]))
      .map(([field, name]) => ({ name: t(name), local: own[field], remote: other[field] })),
  ]
}
