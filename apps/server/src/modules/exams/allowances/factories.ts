import { exams, type InputOf, messages } from '@titian/contract'
import { eq } from 'drizzle-orm'
import type { Person, World } from '../../../testing/world.ts'
import type { Classroom } from '../saving/factories.ts'
import { examAllowances } from '../tables.ts'

export type Given = Partial<InputOf<typeof exams.saveAllowance>> & {
  as?: Person
  to?: readonly Person[]
}
export type Extended = Partial<InputOf<typeof exams.extendExamination>> & { as?: Person }

export const certificate = 'Certificate of the school doctor.'

/** What teachers ask about the time of their students. */
export function timesOf(world: World) {
  const signOf = ({ userId }: Person) => world.seal('user', userId)
  return {
    signOf,
    inMinutes: (minutes: number) => new Date(world.clock.now().getTime() + minutes * 60_000),
    give: (room: Classroom, { as = room.teacher, to = [room.student], ...given }: Given) =>
      world.ask(
        exams.saveAllowance,
        {
          examinationId: room.examinationId,
          userIds: to.map(signOf),
          reason: certificate,
          ...given,
        },
        as,
      ),
    extend: (room: Classroom, { as = room.teacher, ...input }: Extended) =>
      world.ask(
        exams.extendExamination,
        { sign: room.examinationId, reason: 'Fire alarm.', ...input },
        as,
      ),
    end: (room: Classroom, allowanceId: string, as = room.teacher) =>
      world.ask(
        exams.removeAllowance,
        { examinationId: room.examinationId, allowanceId, reason: 'Not needed.' },
        as,
      ),
    listOf: async (room: Classroom, input: object = {}) => {
      const asked = { examinationId: room.examinationId, ...input }
      return (await world.ask(exams.listAllowances, asked, room.teacher)).body.data!
    },
    changesOf: async (room: Classroom) => {
      const asked = { examinationId: room.examinationId }
      return (await world.ask(exams.listExaminationChanges, asked, room.teacher)).body.data!.list
    },
    noticesOf: async (person: Person) => {
      const asked = { msgType: 1 as const, page: 1, size: 20 }
      return JSON.stringify((await world.ask(messages.allSystemMessages, asked, person)).body.data)
    },
    rowsOf: (room: Classroom) =>
      world.db.select().from(examAllowances).where(eq(examAllowances.userId, room.student.userId)),
    idOf: (room: Classroom) => world.app.around.signs.open('examination', room.examinationId)!,
  }
}
export type Times = ReturnType<typeof timesOf>
