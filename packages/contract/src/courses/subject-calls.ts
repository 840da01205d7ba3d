import { z } from 'zod'
import { needsOwn } from '../schools/shapes.ts'
import { call } from '../wire/call.ts'
import { nothing, sign, texts, version } from '../wire/fields.ts'
import type { Language } from '../wire/language.ts'

export const mostSubjects = 30

/** TCH-012 as staff edit it; without a sign it is new. */
const leaf = z.object({
  sign: sign.nullable().default(null),
  name: texts(40),
  /** Of the courses with it, in any state; told, never taken. */
  courses: z.number().int().default(0),
})
const branch = leaf.extend({ children: z.array(leaf).max(mostSubjects) })
export const subject = leaf.extend({ children: z.array(branch).max(mostSubjects) })
export type Subject = z.output<typeof subject>

export const subjectTree = z.object({ subjects: z.array(subject).max(mostSubjects), version })
export type SubjectTree = z.output<typeof subjectTree>

type Node = z.output<typeof leaf> & { children?: Node[] }

/** Each has a name in the language of the school. */
export const subjectsIn = (own: Language) =>
  subjectTree.superRefine(({ subjects }, { addIssue }) => {
    const check = (nodes: Node[], path: (string | number)[]) =>
      nodes.forEach((node, index) => {
        needsOwn(node.name, own, [...path, index, 'name'], addIssue)
        check(node.children ?? [], [...path, index, 'children'])
      })
    check(subjects, ['subjects'])
  })

/** The three levels of subjects by which courses are found. */
export const subjectCalls = {
  getSubjects: call({
    id: 'CALL-481',
    method: 'GET',
    path: '/course/getSubjects',
    who: 'staff',
    kind: 'read',
    input: nothing,
    data: subjectTree,
  }),
  /** The whole tree in its order, upon the version that was read. */
  saveSubjects: call({
    id: 'CALL-481',
    method: 'PUT',
    path: '/course/saveSubjects',
    who: 'staff',
    kind: 'save',
    input: subjectTree,
    data: subjectTree,
    refusals: ['alreadyDone'],
  }),
}
