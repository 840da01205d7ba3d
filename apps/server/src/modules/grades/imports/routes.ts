import { type grades, mostImportFaults, mostListedMarks } from '@titian/contract'
import type { SomeAnswers } from '../../../platform/http/answer.ts'
import { Refusal } from '../../../platform/refusal.ts'
import { confirmImport, listImports, previewImport, undoImport } from '../../people/index.ts'
import { getTaught, type SignedIn } from '../gradebook/routes.ts'
import { gradeImport, importName } from './grade-import.ts'
import * as present from './present.ts'
import * as queries from './queries.ts'
import { faultRow } from './texts.ts'

/** Returns the course, which the caller must be allowed to grade, and the import kind for it. */
async function kindFor(context: SignedIn, courseIdSign: string, reason?: string) {
  const course = await getTaught(context, courseIdSign)
  if (course instanceof Refusal) return course
  const roll = await queries.readRoll(context.db, course.of, context.now)
  return { ...course, roll, ...gradeImport(context, course.of, roll, reason) }
}

/** Returns an import of the course, or refuses. */
async function openImport(
  context: SignedIn,
  {
    courseIdSign,
    importSign,
    reason,
  }: Record<'courseIdSign' | 'importSign', string> & { reason?: string },
) {
  const course = await kindFor(context, courseIdSign, reason)
  if (course instanceof Refusal) return course
  const importId = context.open('gradeImport', importSign)
  await queries.getImport(context.db, { ...course.of, importId }, course.of.courseId)
  return { ...course, importId }
}

export const importAnswers: SomeAnswers<
  typeof grades,
  'previewGradeImport' | 'confirmGradeImport' | 'listGradeImports' | 'undoGradeImport'
> = {
  previewGradeImport: async ({ courseIdSign, ...file }, context) => {
    const course = await kindFor(context, courseIdSign)
    if (course instanceof Refusal) return course
    const { name, of, kind, roll } = course
    const options = { courseId: String(of.courseId), course: name }
    const looked = await previewImport(kind, file, options, context)
    if (looked instanceof Refusal) return looked
    const { preview, changed } = looked
    const shown = changed.slice(0, mostListedMarks)
    return {
      ...preview,
      changes: shown.map((one) => present.change(one, roll)),
      replacing: changed.filter(present.replacesGiven).length,
    }
  },
  confirmGradeImport: async ({ replaceGiven, ...named }, context) => {
    const opened = await openImport(context, named)
    if (opened instanceof Refusal) return opened
    const { kind, importId, left } = opened
    const accepts = (one: Parameters<typeof present.replacesGiven>[0]) =>
      replaceGiven || !present.replacesGiven(one)
    const done = await confirmImport(kind, importId, context, accepts)
    if (done instanceof Refusal) return done
    const faults = left.slice(0, mostImportFaults)
    return {
      changed: done.changed,
      left: faults.map((fault) => faultRow(fault, context.language)),
    }
  },
  listGradeImports: async ({ courseIdSign, ...page }, context) => {
    const course = await getTaught(context, courseIdSign)
    if (course instanceof Refusal) return course
    const options = { courseId: String(course.of.courseId) }
    return listImports(importName, { ...page, options }, context)
  },
  undoGradeImport: async (named, context) => {
    const opened = await openImport(context, named)
    return opened instanceof Refusal ? opened : undoImport(opened.kind, opened.importId, context)
  },
}
