import { z } from 'zod'
import { needsOwn } from '../schools/shapes.ts'
import { call } from '../wire/call.ts'
import { nothing, sign, texts, version } from '../wire/fields.ts'
import type { Language } from '../wire/language.ts'

export const mostSubjects = 30

/** TCH-012: a subject as staff edit it. A subject without a sealed id is created. */
const leaf = z.object({
  sign: sign.nullable().default(null),
  name: texts(40),
  /** The number of courses of the subject, in any state; ignored as input. */
  courses: z.number().int().default(0),
})
const branch = leaf.extend({ children: z.array(leaf).max(mostSubjects) })
export const subject = leaf.extend({ children: z.array(branch).max(mostSubjects) })
export type Subject = z.output<typeof subject>

export const subjectTree = z.object({ subjects: z.array(subject).max(mostSubjects), version })
export type SubjectTree = z.output<typeof subjectTree>

type Node = z.output<typeof leaf> & { children?: Node[] }

/** Each subject needs a name in the main language of the school. */
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
  /** Saves the whole tree in order, with the version that was loaded. */
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
