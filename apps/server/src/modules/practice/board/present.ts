import {
  type BoardGame,
  type BoardRun,
  type BoardState,
  type FullTexts,
  type Language,
  type PracticeBoardRow,
  type PracticeKindName,
  punctuationOf,
} from '@titian/contract'
import type { User } from '../../../platform/actor.ts'
import type { Context } from '../../../platform/http/context.ts'
import { isPassed } from '../assignments/rules.ts'
import { teamGame, teamPlayers } from '../games/present.ts'
import type { NamedSeat } from '../turns/queries.ts'
import { kindOf } from '../kinds/kinds.ts'
import type { Progress } from '../kinds/served.ts'
import { erpCells, erpHeads } from './erp-sheet.ts'
import { stepCells, stepHeads } from './step-sheet.ts'
import { type BesideDays, review } from '../present.ts'
import type { AssignmentRow } from '../tables.ts'
import type { BoardStudent, OpenGame, RunFor } from './queries.ts'

type View = Pick<Context<never, User>, 'seal' | 'language' | 'actor' | 'now'>

const moment = (text: string | null) => (text === null ? null : new Date(text).toISOString())

const stateOf = ({ run }: BoardStudent): BoardState => {
  if (!run) return 'notStarted'
  return run.isOver ? 'ended' : 'active'
}

/** Returns the progress of a run, under the name of its kind. */
const progressIn = (progress: Progress | null) => ({
  progress: progress && 'steps' in progress ? progress : null,
  erp: progress && 'slips' in progress ? progress : null,
})

export function boardRow(
  student: BoardStudent,
  { passLine, kind, scenario }: AssignmentRow,
  { seal }: Pick<View, 'seal'>,
): PracticeBoardRow {
  const { userId, userName, studentCard, used, best, extended, dueAt, run, ended, game } = student
  return {
    userId: seal('user', userId),
    userName,
    studentCard,
    state: stateOf(student),
    run: run && seal('practiceRun', run.id),
    day: run?.day ?? null,
    days: run?.days ?? kindOf(kind).daysOf(scenario),
    attempt: used,
    percent: best,
    passed: isPassed(best, passLine),
    points: ended?.points ?? null,
    pointsOf: ended?.pointsOf ?? null,
    parts: ended?.score ?? [],
    changedAt: moment(run?.changedAt ?? null),
    dueAt: moment(dueAt),
    extended,
    game: game?.code ?? null,
    seat: game?.seat ?? null,
    ...progressIn(run?.progress ?? null),
  }
}

/**
 * PRC-105: returns the players of an open game and who has not decided yet, by the clock of the
 * server.
 */
export function boardGame(game: OpenGame, view: View): BoardGame {
  const { id, state, day, days, seats, ordered } = game
  const turnEndsAt = game.turnEndsAt === null ? null : new Date(game.turnEndsAt)
  const taken = seats.map(({ isBot, ...seat }) => ({ ...seat, botSince: isBot ? view.now : null }))
  const decided = ordered.map((seat) => ({ seat }))
  return {
    ...teamGame({ ...game, turnEndsAt }, taken, decided, view),
    sign: view.seal('practiceRun', id),
    state,
    day,
    days,
  }
}

interface Shown extends Omit<BesideDays, 'team'> {
  /** The seats with their players; null for a run of one person. */
  seats: readonly NamedSeat[] | null
}

export function boardRun(
  { run, userName }: RunFor,
  { log, debrief, seats }: Shown,
  view: View,
): BoardRun {
  const team = seats && teamPlayers(seats, view)
  return { ...review(run, { log, team, debrief }, view), userName, code: run.code }
}

const texts = (en: string, zh: string, my: string): FullTexts => ({ en, zh, my })

export const sheetTitle = texts('Board', '进度', 'Papan')

const heads = {
  name: texts('Student', '学员', 'Pelajar'),
  card: texts('Student number', '学号', 'Nombor pelajar'),
  state: texts('Status', '状态', 'Status'),
  attempt: texts('Attempt', '第几次', 'Percubaan'),
  day: texts('Week or try', '周次或次数', 'Minggu atau percubaan'),
  days: texts('Of', '共', 'Daripada'),
  best: texts('Best result in percent', '最高成绩（%）', 'Keputusan terbaik dalam peratus'),
  passed: texts('Passed', '是否及格', 'Lulus'),
  points: texts('Points', '得分', 'Markah'),
  pointsOf: texts('Points of the rated parts', '已评部分总分', 'Markah bahagian yang dinilai'),
  changed: texts('Last decision', '最近操作', 'Keputusan terakhir'),
  due: texts('Due', '截止时间', 'Tarikh akhir'),
  extended: texts('Extended due date', '单独时间', 'Tarikh akhir lanjutan'),
  game: texts('Game', '游戏', 'Permainan'),
  seat: texts('Seat', '席位', 'Peranan'),
}

const stateTexts: Record<BoardState, FullTexts> = {
  notStarted: texts('Not started', '未开始', 'Belum bermula'),
  active: texts('Playing', '进行中', 'Sedang bermain'),
  ended: texts('Ended', '已结束', 'Tamat'),
}
const yes = texts('Yes', '是', 'Ya')
const no = texts('No', '否', 'Tidak')

/** The names of score parts and seats. Without a name, the code is written. */
const words: Partial<Record<string, FullTexts>> = {
  cost: texts('Cost of the chain', '供应链总成本', 'Kos rantaian'),
  service: texts('Service to the customer', '客户服务', 'Perkhidmatan pelanggan'),
  bullwhip: texts('Calm orders', '订单平稳度', 'Pesanan yang stabil'),
  debrief: texts('Debrief answers', '复盘答题', 'Jawapan perbincangan'),
  bench: texts('Right answers', '答对题目', 'Jawapan betul'),
  process: texts('Process', '过程', 'Proses'),
  result: texts('Result', '结果', 'Hasil'),
  statements: texts('Cards', '任务卡', 'Kad'),
  accuracy: texts('Accuracy', '准确性', 'Ketepatan'),
  reasoning: texts('Reasoning', '论证', 'Penaakulan'),
  retailer: texts('Retailer', '零售商', 'Peruncit'),
  wholesaler: texts('Wholesaler', '批发商', 'Pemborong'),
  distributor: texts('Distributor', '分销商', 'Pengedar'),
  factory: texts('Factory', '工厂', 'Kilang'),
}
const wordOf = (name: string, language: Language) => words[name]?.[language] ?? name

interface Reader {
  language: Language
  timeOf: (moment: Date) => string
}

/** Returns the columns of a kind that stores progress. */
function columnsOf(kind: PracticeKindName, scenario: unknown, language: Language) {
  const none = { heads: [], cells: () => [] }
  if (kind === 'erp') {
    const cells = (student: BoardStudent) => erpCells(student, scenario, language)
    return { heads: erpHeads(scenario, language), cells }
  }
  if (kindOf(kind).progressOf === undefined) return none
  return {
    heads: stepHeads(language),
    cells: (student: BoardStudent) => stepCells(student, language),
  }
}

/**
 * PRC-108: returns a header, and a row for each student, with the points of each part of the newest
 * ended run.
 */
export function sheet(
  students: readonly BoardStudent[],
  { kind, scenario, passLine }: AssignmentRow,
  { language, timeOf }: Reader,
): (string | number | null)[][] {
  const { parts, daysOf } = kindOf(kind)
  const own = columnsOf(kind, scenario, language)
  const timed = (text: string | null) => (text === null ? '' : timeOf(new Date(text)))
  const yesOrNo = (is: boolean) => (is ? yes : no)[language]
  const { name, card, state, attempt, day, days, best, passed, points, pointsOf, ...last } = heads
  const titles = [name, card, state, attempt, day, days, best, passed, points, pointsOf]
  const head = [
    ...titles.map((title) => title[language]),
    ...parts.map(
      (part) => `${wordOf(part.name, language)}${punctuationOf(language).bracketed(part.of)}`,
    ),
    ...Object.values(last).map((title) => title[language]),
    ...own.heads,
  ]
  const rows = students.map((student) => {
    const { run, ended, game } = student
    const isThrough = isPassed(student.best, passLine)
    const pointsIn = (part: string) =>
      ended?.score?.find((one) => one.name === part)?.points ?? null
    return [
      student.userName,
      student.studentCard ?? '',
      stateTexts[stateOf(student)][language],
      student.used,
      run?.day ?? null,
      run?.days ?? daysOf(scenario),
      student.best,
      isThrough === null ? '' : yesOrNo(isThrough),
      ended?.points ?? null,
      ended?.pointsOf ?? null,
      ...parts.map((part) => pointsIn(part.name)),
      timed(run?.changedAt ?? null),
      timed(student.dueAt),
      yesOrNo(student.extended),
      game?.code ?? '',
      game ? wordOf(game.seat, language) : '',
      ...own.cells(student),
    ]
  })
  return [head, ...rows]
}
