import {
  courseFacts,
  courseFields,
  courses,
  type CourseSummary,
  type CourseType,
  eachFact,
  type FactName,
  factNames,
  factsFromWire,
  factsToWire,
  type FactValue,
  factValues,
  type FactWire,
  type InputOf,
  type Language,
  type NumberChoiceName,
  type NumberFactName,
  standardFacts,
} from '@titian/contract'
import { byContract, currentLanguage } from '@titian/site'
import { type LanguageTexts, mainText, noTexts } from '../language-texts/language-texts.ts'

type CourseInput = InputOf<typeof courses.addCourse>

/** The values of the summary form. While a number is being typed, its field may be empty. */
export type CourseValues = {
  names: LanguageTexts
  intros: LanguageTexts
  details: LanguageTexts
  detailsTwo: LanguageTexts
  coursePicture: string | null
  coursePrice: number | string
  courseTypeIdSign: string | null
  courseType2IdSign: string | null
  courseType3IdSign: string | null
} & FactForm

/** The value of a field: a number may be empty while it is typed, and a choice is a text. */
type FormValue<Name extends FactName> = Name extends NumberFactName
  ? number | string
  : Name extends NumberChoiceName
    ? string
    : FactValue<Name>
type FactForm = { [Name in FactName as FactWire<Name>]: FormValue<Name> }

const formFacts = (values: Record<FactName, unknown>) =>
  eachFact<FactForm>(factNames, (name) => [
    courseFacts[name].wire,
    courseFacts[name].kind === 'number choice' ? String(values[name]) : values[name],
  ])

export const emptyCourse: CourseValues = {
  names: noTexts,
  intros: noTexts,
  details: noTexts,
  detailsTwo: noTexts,
  coursePicture: null,
  coursePrice: 0,
  courseTypeIdSign: null,
  courseType2IdSign: null,
  courseType3IdSign: null,
  ...formFacts(standardFacts),
}

/** Maps fields of the call to differently named fields of the form. */
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
  const { coursePrice, courseTypeIdSign, courseType2IdSign, courseType3IdSign } = course
  return {
    names: { ...noTexts, ...course.courseNameTexts },
    intros: { ...noTexts, ...course.contentTexts },
    details: { ...noTexts, ...course.courseDetailsTexts },
    detailsTwo: { ...noTexts, ...course.courseDetailsTwoTexts },
    coursePicture: course.coursePicturePath,
    coursePrice,
    courseTypeIdSign,
    courseType2IdSign,
    courseType3IdSign,
    ...formFacts(factsFromWire(course)),
  }
}

/** The name of a subject of any level. */
export function typeName(types: readonly CourseType[], sign: string): string | undefined {
  for (const type of types) {
    const name = type.sign === sign ? type.name : typeName(type.children, sign)
    if (name) return name
  }
}

export function inputOf(values: CourseValues, language: Language): CourseInput {
  const { names, intros, details, detailsTwo, ...others } = values
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
    courseTypeIdSign: others.courseTypeIdSign,
    courseType2IdSign: others.courseType2IdSign,
    courseType3IdSign: others.courseType3IdSign,
    ...factsToWire(factNames, factValues(factsFromWire(values))),
  }
}

/** TCH-013, TCH-082: returns the errors of a course, by the name of the field in the form. */
export const courseProblems = byContract<CourseValues>(courses.addCourse.input, {
  inputOf: (values) => inputOf(values, currentLanguage()),
  places: placesOfCourse,
})

const { courseName, content } = courseFields.shape

/** The maximum lengths of a name and of an introduction, in characters. */
export const mostOf = { names: courseName.maxLength, intros: content.unwrap().maxLength }
