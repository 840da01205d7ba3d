import {
  courseFields,
  courses,
  languages,
  type CourseSummary,
  type CourseType,
  type InputOf,
  type Language,
} from '@titian/contract'
import { byContract, currentLanguage } from '@titian/site'

type CourseInput = InputOf<typeof courses.addCourse>

/** The summary as its form holds it; numbers may be empty while they are typed. */
export type CourseValues = {
  names: Record<Language, string>
  intros: Record<Language, string>
  details: Record<Language, string>
  detailsTwo: Record<Language, string>
  coursePicture: string | null
  coursePrice: number | string
  courseScore: number | string
  courseTime: number | string
  sort: number | string
  courseTypeIdSign: string | null
  courseType2IdSign: string | null
  courseType3IdSign: string | null
  courseKindId: string
  type: string
  courseLanguage: Language | null
}

const noTexts = { en: '', zh: '', my: '' }

export const emptyCourse: CourseValues = {
  names: noTexts,
  intros: noTexts,
  details: noTexts,
  detailsTwo: noTexts,
  coursePicture: null,
  coursePrice: 0,
  courseScore: 0,
  courseTime: 0,
  sort: 0,
  courseTypeIdSign: null,
  courseType2IdSign: null,
  courseType3IdSign: null,
  courseKindId: '4',
  type: '2',
  courseLanguage: null,
}

/** Fields of the call whose values stand under another name in the form. */
export const placesOfCourse = {
  courseName: 'names',
  courseNameTexts: 'names',
  content: 'intros',
  contentTexts: 'intros',
  courseDetails: 'details',
  courseDetailsTexts: 'details',
  courseDetailsTwo: 'detailsTwo',
  courseDetailsTwoTexts: 'detailsTwo',
} as const

export function valuesOf(course: CourseSummary): CourseValues {
  const { coursePrice, courseScore, courseTime, sort } = course
  const { courseTypeIdSign, courseType2IdSign, courseType3IdSign } = course
  return {
    names: { ...noTexts, ...course.courseNameTexts },
    intros: { ...noTexts, ...course.contentTexts },
    details: { ...noTexts, ...course.courseDetailsTexts },
    detailsTwo: { ...noTexts, ...course.courseDetailsTwoTexts },
    coursePicture: course.coursePicturePath,
    coursePrice,
    courseScore,
    courseTime,
    sort,
    courseTypeIdSign,
    courseType2IdSign,
    courseType3IdSign,
    courseKindId: String(course.courseKindId),
    type: String(course.type),
    courseLanguage: course.courseLanguage,
  }
}

/** The name of a subject of any level. */
export function typeName(types: readonly CourseType[], sign: string): string | undefined {
  for (const type of types) {
    const name = type.sign === sign ? type.name : typeName(type.children, sign)
    if (name) return name
  }
}

/** The text of the reader's language, else the first there is; the server keeps all of them. */
function mainText(texts: Record<Language, string>, language: Language): string {
  return [language, ...languages].map((one) => texts[one].trim()).find(Boolean) ?? ''
}

const kinds = { '4': 4, '5': 5, '6': 6 } as const
const isKind = (kind: string): kind is keyof typeof kinds => kind in kinds

export function inputOf(values: CourseValues, language: Language): CourseInput {
  const { names, intros, details, detailsTwo, courseKindId, type, ...others } = values
  return {
    courseName: mainText(names, language),
    courseNameTexts: names,
    content: mainText(intros, language),
    contentTexts: intros,
    courseDetails: mainText(details, language),
    courseDetailsTexts: details,
    courseDetailsTwo: mainText(detailsTwo, language),
    courseDetailsTwoTexts: detailsTwo,
    coursePicture: others.coursePicture,
    coursePrice: Math.round(Number(others.coursePrice) * 100) / 100,
    courseScore: Number(others.courseScore),
    courseTime: Number(others.courseTime),
    sort: Number(others.sort),
    courseTypeIdSign: others.courseTypeIdSign,
    courseType2IdSign: others.courseType2IdSign,
    courseType3IdSign: others.courseType3IdSign,
    courseKindId: isKind(courseKindId) ? kinds[courseKindId] : 4,
    type: type === '1' ? 1 : 2,
    courseLanguage: others.courseLanguage,
  }
}

/** TCH-013, TCH-082: what is wrong with a course, at the fields of its form. */
export const courseProblems = byContract<CourseValues>(courses.addCourse.input, {
  inputOf: (values) => inputOf(values, currentLanguage()),
  places: placesOfCourse,
})

const { courseName, content } = courseFields.shape

/** Characters of a name and of an introduction. */
export const mostOf = { names: courseName.maxLength, intros: content.unwrap().maxLength }
