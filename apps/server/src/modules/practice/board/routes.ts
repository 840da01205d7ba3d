import type { practice } from '@titian/contract'
import type { User } from '../../../platform/actor.ts'
import type { SomeAnswers } from '../../../platform/http/answer.ts'
import type { Context } from '../../../platform/http/context.ts'
import { Refusal, refusal } from '../../../platform/refusal.ts'
import { exportFile, sheetRows } from '../../../platform/sheets/export-file.ts'
import { localTime } from '../../../platform/sheets/local-time.ts'
import { everyRow, wholeList } from '../../../platform/sheets/whole-list.ts'
import { mayTeach } from '../../courses/index.ts'
import { reviewed } from '../assignments/actions.ts'
import { taught } from '../assignments/present.ts'
import { getTaughtFor } from '../assignments/queries.ts'
import { listSeats } from '../turns/queries.ts'
import { debriefOf } from '../debrief/actions.ts'
import { listLog } from '../queries.ts'
import * as present from './present.ts'
import * as queries from './queries.ts'

async function assignmentToTeach({ db, school, actor, open }: Context<never, User>, sign: string) {
  const id = open('practiceAssignment', sign)
  const { assignment, course } = await getTaughtFor(db, school.id, id, actor.userId)
  return mayTeach(actor, course) ? assignment : refusal('noPermission')
}

type BoardAnswers = SomeAnswers<typeof practice, 'practiceBoard' | 'exportBoard' | 'boardRun'>

export const boardAnswers: BoardAnswers = {
  practiceBoard: async ({ sign, state, ...window }, context) => {
    const assignment = await assignmentToTeach(context, sign)
    if (assignment instanceof Refusal) return assignment
    const board = await queries.readBoard(context.db, assignment, state, window)
    const { students, total, games, gamesTotal } = board
    return {
      list: students.map((row) => present.boardRow(row, assignment, context)),
      total,
      assignment: taught(assignment, context),
      games: games.map((one) => present.boardGame(one, context)),
      gamesTotal,
    }
  },
  exportBoard: async ({ sign, state, format, timeZone }, context) => {
    const assignment = await assignmentToTeach(context, sign)
    if (assignment instanceof Refusal) return assignment
    const { language, now } = context
    const timeOf = (moment: Date) => localTime(moment, timeZone)
    const [today = ''] = timeOf(now).split(' ')
    const sheet = present.sheetTitle[language]
    const { title } = taught(assignment, context).practice
    return exportFile(context, format, async (snapshot) => {
      const { pages } = await wholeList(snapshot, (db) =>
        queries.listBoard(db, assignment, state, everyRow.size),
      )
      const rows = sheetRows(pages, (page) => present.sheet(page, assignment, { language, timeOf }))
      return { name: `${title} ${sheet} ${today}`, sheet, rows }
    })
  },
  boardRun: async ({ sign }, context) => {
    const { db, school, actor, open, refuse } = context
    const found = await queries.getRunFor(db, school.id, open('practiceRun', sign), actor.userId)
    if (!mayTeach(actor, found.course)) return refuse('noPermission')
    const run = await reviewed(context, found.run)
    const log = await listLog(db, run.id)
    const debrief = await debriefOf(context, run)
    const seats = run.mode === 'team' ? await listSeats(db, run.id) : null
    return present.boardRun({ run, userName: found.userName }, { log, seats, debrief }, context)
  },
}
