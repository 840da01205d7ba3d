import {
  type ExaminationPlace,
  type ExaminationResult,
  type FullTexts,
  type Language,
  passMark,
  punctuationOf,
  type QuestionResult,
} from '@titian/contract'
import { rightAnswer, tallyItem } from '@titian/exam-items/score'
import type { Item } from '@titian/exam-items/shape'
import { examination as presentExamination } from '../../authoring/examinations/present.ts'
import type { ExaminationView } from '../../authoring/examinations/queries.ts'
import { passedOf, percentOf, type Reader, shortStem } from '../../present.ts'
import { isOpen, points } from '../../rules.ts'
import type { QuestionRow, SheetRow, Totals } from './queries.ts'
import { bucketOf, fewestForSpread, rounded } from './rules.ts'

/** Rounds hundredths, which may have a fraction, and converts them to points. */
const whole = (value: number | null) => (value === null ? null : points(Math.round(value)))

/** Returns each prompt with its right option and the chosen one. */
function pairsOf(
  { prompts, options, answer }: Extract<Item, { kind: 'matching' }>,
  chosen: Record<string, number>,
): QuestionResult['options'] {
  return prompts.flatMap((prompt, index) =>
    options
      .map(({ id, content }) => ({
        name: `${index} ${id}`,
        content: `${prompt.content} → ${content}`,
        right: answer[index] === id,
        chosen: chosen[`${index} ${id}`] ?? 0,
        place: null,
      }))
      .filter((pair) => pair.right || pair.chosen > 0)
      .toSorted(
        (one, other) => Number(other.right) - Number(one.right) || other.chosen - one.chosen,
      ),
  )
}

function optionsOf(item: Item, chosen: Record<string, number>): QuestionResult['options'] {
  switch (item.kind) {
    case 'single':
    case 'multiple':
      return item.options.map(({ id, content }) => ({
        name: id,
        content,
        right: item.kind === 'single' ? item.answer === id : item.answer.includes(id),
        chosen: chosen[id] ?? 0,
        place: null,
      }))
    case 'judge':
      return [true, false].map((value) => ({
        name: String(value),
        content: '',
        right: item.answer === value,
        chosen: chosen[String(value)] ?? 0,
        place: null,
      }))
    case 'matching':
      return pairsOf(item, chosen)
    default:
      return tallyItem(item, chosen)
  }
}

function questionResult(row: QuestionRow, { seal, language }: Reader): QuestionResult {
  const { subjectId, serial, subjectName, item, counted, right, share, unanswered } = row
  return {
    subjectId: seal('examSubject', subjectId),
    number: serial,
    subjectName: shortStem(subjectName, language),
    stem: subjectName,
    kind: item.kind,
    maxScore: points(row.points),
    counted,
    rightShare: rightAnswer(item) === null ? null : rounded(right),
    pointsShare: rounded(share),
    unansweredShare: rounded(unanswered),
    discrimination: rounded(row.discrimination),
    medianSeconds: row.seconds === null ? null : Math.round(row.seconds),
    options: optionsOf(item, row.chosen ?? {}),
  }
}

export function examinationResult(
  examination: ExaminationView,
  { mean, median, highest, lowest, ...totals }: Totals,
  questions: readonly QuestionRow[],
  reader: Reader,
): ExaminationResult {
  const { counted, passed } = totals
  return {
    ...totals,
    examination: presentExamination(examination, reader),
    mean: whole(mean),
    median: whole(median),
    highest: whole(highest),
    lowest: whole(lowest),
    passShare: counted === 0 ? null : rounded(passed / counted),
    questions: questions.map((row) => questionResult(row, reader)),
  }
}

/**
 * EXM-190: returns where a result is among all results. `score` is null if the review policy hides
 * the score. Then every field is hidden.
 */
export function examinationPlace(
  { total }: Pick<ExaminationView, 'total'>,
  score: number | null,
  totals: Pick<Totals, 'counted' | 'mean' | 'buckets'> | undefined,
): ExaminationPlace {
  const pass = Math.ceil((total * passMark) / 100)
  const enough =
    score !== null && totals && totals.mean !== null && totals.counted >= fewestForSpread
  return {
    passMark: points(pass),
    short: score === null ? null : points(Math.max(0, pass - score)),
    spread:
      enough && totals.mean !== null
        ? {
            counted: totals.counted,
            mean: points(Math.round(totals.mean)),
            buckets: totals.buckets,
            own: bucketOf(score, total),
          }
        : null,
  }
}

const heads = {
  name: { en: 'Name', zh: '姓名', my: 'Nama' },
  card: { en: 'Student number', zh: '学号', my: 'Nombor pelajar' },
  className: { en: 'Class', zh: '班级', my: 'Kelas' },
  number: { en: 'Attempt', zh: '第几次', my: 'Percubaan' },
  begun: { en: 'Started', zh: '开始时间', my: 'Mula' },
  handedIn: { en: 'Handed in', zh: '交卷时间', my: 'Dihantar' },
  state: { en: 'Status', zh: '状态', my: 'Status' },
  score: { en: 'Score', zh: '得分', my: 'Markah' },
  percent: { en: 'Percent', zh: '百分比', my: 'Peratus' },
  passed: { en: 'Passed', zh: '是否及格', my: 'Lulus' },
} satisfies Record<string, FullTexts>

const words = {
  question: { en: 'Question', zh: '第', my: 'Soalan' },
  points: { en: 'points', zh: '分', my: 'markah' },
  writing: { en: 'In progress', zh: '作答中', my: 'Sedang dijawab' },
  waiting: { en: 'To be marked', zh: '待批改', my: 'Belum dinilai' },
  marked: { en: 'Marked', zh: '已批改', my: 'Telah dinilai' },
  yes: { en: 'Yes', zh: '是', my: 'Ya' },
  no: { en: 'No', zh: '否', my: 'Tidak' },
  results: { en: 'results', zh: '成绩', my: 'keputusan' },
} satisfies Record<string, FullTexts>

function questionHead({ serial, points: worth }: QuestionRow, language: Language): string {
  const number = language === 'zh' ? `第 ${serial} 题` : `${words.question[language]} ${serial}`
  return `${number}${punctuationOf(language).bracketed(`${points(worth)} ${words.points[language]}`)}`
}

function stateOf({ state, waiting }: SheetRow) {
  if (isOpen(state)) return words.writing
  return waiting ? words.waiting : words.marked
}

export interface SheetReader {
  language: Language
  timeZone: string
  /** Writes a time in the time zone of the reader. */
  timeOf: (moment: Date) => string
}

/** EXM-126: returns a header and a row for each attempt. */
export function resultsSheet(
  { total }: Pick<ExaminationView, 'total'>,
  rows: readonly SheetRow[],
  questions: readonly QuestionRow[],
  { language, timeZone, timeOf }: SheetReader,
): (string | number | null)[][] {
  const zoned = new Set<FullTexts>([heads.begun, heads.handedIn])
  const head = Object.values(heads).map((texts) =>
    zoned.has(texts)
      ? `${texts[language]}${punctuationOf(language).bracketed(timeZone)}`
      : texts[language],
  )
  const numbers = questions.map((question) => questionHead(question, language))
  const body = rows.map((row) => {
    const passed = passedOf(row.score, total)
    return [
      row.name ?? '',
      row.studentCard ?? '',
      row.className ?? '',
      row.number,
      timeOf(new Date(row.startedAt)),
      row.submittedAt === null ? '' : timeOf(new Date(row.submittedAt)),
      stateOf(row)[language],
      whole(row.score),
      percentOf(row.score, total),
      passed === null ? '' : words[passed ? 'yes' : 'no'][language],
      ...questions.map(({ subjectId }) => whole(row.points[subjectId] ?? null)),
    ]
  })
  return [[...head, ...numbers], ...body]
}

export const sheetTitle = (language: Language): string => words.results[language]

export const sheetName = (examinationName: string, day: string, language: Language): string =>
  `${examinationName} ${words.results[language]} ${day}`
