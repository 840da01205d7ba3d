import { exams, type InputOf, messages } from '@titian/contract'
import { eq } from 'drizzle-orm'
import type { Person, TestApp } from '../../../../testing/test-app.ts'
import type { Classroom } from '../saving/factories.ts'
import { examAllowances } from '../../tables.ts'

export type Given = Partial<InputOf<typeof exams.saveAllowance>> & {
  as?: Person
  to?: readonly Person[]
}
export type Extended = Partial<InputOf<typeof exams.extendExamination>> & { as?: Person }

export const certificate = 'Certificate of the school doctor.'

/** Returns the calls of teachers about the time of their students. */
export function timesOf(testApp: TestApp) {
  const signOf = ({ userId }: Person) => testApp.seal('user', userId)
  return {
    signOf,
    inMinutes: (minutes: number) => new Date(testApp.clock.now().getTime() + minutes * 60_000),
    give: (
      classroom: Classroom,
      { as = classroom.teacher, to = [classroom.student], ...given }: Given,
    ) =>
      testApp.ask(
        exams.saveAllowance,
        {
          examinationId: classroom.examinationId,
          userIds: to.map(signOf),
          reason: certificate,
          ...given,
        },
        as,
      ),
    extend: (classroom: Classroom, { as = classroom.teacher, ...input }: Extended) =>
      testApp.ask(
        exams.extendExamination,
        { sign: classroom.examinationId, reason: 'Fire alarm.', ...input },
        as,
      ),
    end: (classroom: Classroom, allowanceId: string, as = classroom.teacher) =>
      testApp.ask(
        exams.removeAllowance,
        { examinationId: classroom.examinationId, allowanceId, reason: 'Not needed.' },
        as,
      ),
    listOf: async (classroom: Classroom, input: object = {}) => {
      const fields = { examinationId: classroom.examinationId, ...input }
      return (await testApp.ask(exams.listAllowances, fields, classroom.teacher)).body.data!
    },
    changesOf: async (classroom: Classroom) => {
      const input = { examinationId: classroom.examinationId }
      return (await testApp.ask(exams.listExaminationChanges, input, classroom.teacher)).body.data!
        .list
    },
    noticesOf: async (person: Person) => {
      const input = { msgType: 1 as const, page: 1, size: 20 }
      return JSON.stringify(
        (await testApp.ask(messages.allSystemMessages, input, person)).body.data,
      )
    },
    rowsOf: (classroom: Classroom) =>
      testApp.db
        .select()
        .from(examAllowances)
        .where(eq(examAllowances.userId, classroom.student.userId)),
    idOf: (classroom: Classroom) =>
      testApp.app.deps.signs.open('examination', classroom.examinationId)!,
  }
}
export type Times = ReturnType<typeof timesOf>
