import { randomId } from '@mantine/hooks'
import {
  type FullTexts,
  type InputOf,
  type courses,
  type Language,
  mostSubjects,
  pickText,
  type Subject,
  type SubjectTree,
} from '@titian/contract'
import { fullTexts, noTexts } from '../parts/form-texts.ts'

export interface SubjectValues {
  key: string
  sign: string | null
  name: FullTexts
  courses: number
  children: SubjectValues[]
}

export interface SubjectsValues extends Record<string, unknown> {
  subjects: SubjectValues[]
}

export const most = mostSubjects

export const newSubject = (): SubjectValues => ({
  key: randomId(),
  sign: null,
  name: noTexts,
  courses: 0,
  children: [],
})

type Stored = Omit<Subject, 'children'> & { children?: Stored[] | undefined }

const valueOf = ({ sign, name, courses: count, children = [] }: Stored): SubjectValues => ({
  key: randomId(),
  sign,
  name: fullTexts(name),
  courses: count,
  children: children.map(valueOf),
})

export const subjectsValuesOf = ({ subjects }: SubjectTree): SubjectsValues => ({
  subjects: subjects.map(valueOf),
})

/** Returns the input of the call. The third level has no children. */
export function subjectsInputOf(
  { subjects }: SubjectsValues,
  version: number,
): InputOf<typeof courses.saveSubjects> {
  const leaf = ({ sign, name }: SubjectValues) => ({ sign, name })
  return {
    version,
    subjects: subjects.map((first) => ({
      ...leaf(first),
      children: first.children.map((second) => ({
        ...leaf(second),
        children: second.children.map(leaf),
      })),
    })),
  }
}

/** Returns the tree of subjects as indented lines, in one language. */
export function subjectLines(subjects: SubjectValues[], language: Language, indent = ''): string {
  return subjects
    .flatMap(({ name, children }) => [
      indent + pickText(name, language),
      ...(children.length > 0 ? [subjectLines(children, language, `${indent}    `)] : []),
    ])
    .join('\n')
}
