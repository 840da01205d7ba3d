import {
  courseFacts,
  type FactName,
  choiceFacts,
  languageNames,
  languages,
  numberFacts,
} from '@titian/contract'
import type { Difference } from '@titian/site/staff'
import type { TFunction } from 'i18next'
import type { CourseValues } from './course-values.ts'

/** Returns a rich text without its tags. */
const plain = (html: string) => html.replace(/<\/(?:p|li|h\d)>/g, '\n').replace(/<[^>]*>/g, '')

/** Fields that have one text for each language. */
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
] as const satisfies readonly (readonly [keyof CourseValues, string])[]

/** Returns the text that the form shows for each of its fields. */
function shownFields(
  values: CourseValues,
  t: TFunction<'courses'>,
  subjectName: (sign: string) => string,
): Record<(typeof fields)[number][0], string> {
  const subject = (sign: string | null) => (sign ? subjectName(sign) : '')
  return {
    coursePicture: t(values.coursePicture ? 'conflict.picture' : 'conflict.drawn'),
    courseTypeIdSign: subject(values.courseTypeIdSign),
    courseType2IdSign: subject(values.courseType2IdSign),
    courseType3IdSign: subject(values.courseType3IdSign),
  }
}

/** Returns the value of a fact in the words that its field shows. */
function shownFact(name: FactName, value: string | number | null, t: TFunction<'courses'>): string {
  const fact = courseFacts[name]
  return 'choices' in fact ? t(`choice.${fact.label}.${value ?? 'none'}`) : String(value)
}

function factDifferences(
  names: readonly FactName[],
  local: CourseValues,
  remote: CourseValues,
  t: TFunction<'courses'>,
): Difference[] {
  return names.flatMap((name) => {
    const { wire, label } = courseFacts[name]
    if (String(local[wire]) === String(remote[wire])) return []
    return {
      name: t(`field.${label}`),
      local: shownFact(name, local[wire], t),
      remote: shownFact(name, remote[wire], t),
    }
  })
}

/**
 * Lists only the languages whose text differs, because the difference would be hard to see among
 * equal texts.
 */
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

function priceDifference(
  { coursePrice: local }: CourseValues,
  { coursePrice: remote }: CourseValues,
  t: TFunction<'courses'>,
): Difference[] {
  if (String(local) === String(remote)) return []
  return [{ name: t('field.price'), local: String(local), remote: String(remote) }]
}

interface Words {
  t: TFunction<'courses'>
  bracketed: (text: string) => string
  subjectName: (sign: string) => string
}

/**
 * TCH-084: lists every field in which two copies of a course differ, including the formatting of
 * texts.
 */
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
    ...factDifferences(choiceFacts, local, remote, t),
    ...priceDifference(local, remote, t),
    ...factDifferences(numberFacts, local, remote, t),
  ]
}
