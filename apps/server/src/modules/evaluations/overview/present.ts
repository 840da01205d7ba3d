import {
  type AssessmentState,
  assessmentStates,
  distributionParts,
  type Evaluation,
  type EvaluationRow,
  type Language,
  punctuationOf,
  type RubricCriterion,
} from '@titian/contract'
import type { User } from '../../../platform/actor.ts'
import type { Context } from '../../../platform/http/context.ts'
import { shownState } from '../judgement.ts'
import { ratedPractice } from '../present.ts'
import type { PlacedEvaluation } from '../queries.ts'
import { rubric as presentRubric } from '../rubrics/present.ts'
import type { RubricWithAuthor } from '../rubrics/queries.ts'
import { agreementOf, medianOf, weightedKappa } from '../rules.ts'
import type { listForNumbers, listPairs, StudentOfEvaluation } from './queries.ts'

type View = Context<never, User>

type Numbers = Awaited<ReturnType<typeof listForNumbers>>
type Pairs = Awaited<ReturnType<typeof listPairs>>

/**
 * PRC-067: whether the levels of the first rater are hidden from another teacher. The levels are
 * hidden until the second rater has rated.
 */
export const isHidden = (
  { state, firstId }: { state: AssessmentState; firstId: number | null },
  userId: number,
): boolean => state === 'secondRating' && firstId !== userId

/** Returns the number of students for each tenth of the total; 100 belongs to the last tenth. */
function distributionOf(totals: readonly number[]): number[] {
  const parts = Array.from({ length: distributionParts }, () => 0)
  for (const total of totals) {
    const index = Math.min(distributionParts - 1, Math.floor(total / distributionParts))
    parts[index] = (parts[index] ?? 0) + 1
  }
  return parts
}

function agreementFor({ key, levels }: RubricCriterion, pairs: Pairs) {
  const own = pairs
    .filter(({ criterion }) => criterion === key)
    .map(({ first, second }) => [first, second] as const)
  const kappa = weightedKappa(own, levels.length)
  return { key, pairs: own.length, kappa, words: kappa === null ? null : agreementOf(kappa) }
}

interface Read {
  place: Pick<PlacedEvaluation, 'rated' | 'course' | 'evaluation'>
  rubric: RubricWithAuthor | undefined
  numbers: Numbers
  pairs: Pairs
  students: number
  isRated: boolean
}

export function evaluation(read: Read, view: View): Evaluation {
  const { place, rubric, numbers, pairs, students } = read
  const { now, actor } = view
  const totals = numbers.flatMap((one) =>
    one.total === null || isHidden(one, actor.userId) ? [] : [one.total],
  )
  const states = numbers.map((one) => shownState(one, now))
  return {
    practice: ratedPractice(place, view),
    rubric: rubric ? presentRubric(rubric, view) : null,
    version: place.evaluation?.version ?? 0,
    mayChoose: !read.isRated,
    counts: assessmentStates.map((state) => ({
      state,
      total: states.filter((one) => one === state).length,
    })),
    students,
    missing: students - numbers.length,
    distribution: distributionOf(totals),
    median: medianOf(totals),
    passed: totals.filter((total) => total >= place.rated.passLine).length,
    agreement: (rubric?.criteria ?? [])
      .filter(({ source }) => source !== 'machine')
      .map((criterion) => agreementFor(criterion, pairs)),
    releasedAt: place.evaluation?.releasedAt?.toISOString() ?? null,
  }
}

type Criteria = readonly Pick<RubricCriterion, 'key'>[]

export function row(
  { userId, userName, studentCard, assessment }: StudentOfEvaluation,
  criteria: Criteria,
  { seal, now, actor }: View,
): EvaluationRow {
  const student = { userId: seal('user', userId), userName, studentCard }
  if (!assessment)
    return {
      ...student,
      sign: null,
      state: null,
      total: null,
      criteria: criteria.map(() => null),
      isChanged: false,
      changedAt: null,
    }
  const releasedAt = assessment.releasedAt === null ? null : new Date(assessment.releasedAt)
  const hidden = isHidden(assessment, actor.userId)
  const { percents } = assessment
  return {
    ...student,
    sign: seal('assessment', assessment.id),
    state: shownState({ state: assessment.state, releasedAt }, now),
    total: hidden ? null : assessment.total,
    criteria: criteria.map(({ key }) => (hidden ? null : (percents[key] ?? null))),
    isChanged: assessment.isChanged && !hidden,
    changedAt: new Date(assessment.changedAt).toISOString(),
  }
}

const heads = {
  name: { en: 'Name', zh: '姓名', my: 'Nama' },
  number: { en: 'Student number', zh: '学号', my: 'Nombor pelajar' },
  state: { en: 'Status', zh: '状态', my: 'Status' },
  total: { en: 'Total', zh: '总分', my: 'Jumlah' },
  title: { en: 'Evaluation', zh: '评估', my: 'Penilaian' },
} as const

const stateWords: Record<AssessmentState, Record<Language, string>> = {
  collecting: {
    en: 'Waiting for students',
    zh: '等待学员评分',
    my: 'Menunggu pelajar',
  },
  autoRated: { en: 'To rate', zh: '待评分', my: 'Untuk dinilai' },
  teacherRating: { en: 'Being rated', zh: '评分中', my: 'Sedang dinilai' },
  secondRating: { en: 'Second rating', zh: '第二位教师评分中', my: 'Penilaian kedua' },
  moderating: { en: 'To moderate', zh: '裁定中', my: 'Untuk dimoderasi' },
  ready: { en: 'Ready', zh: '可发布', my: 'Sedia' },
  released: { en: 'Released', zh: '已发布', my: 'Dikeluarkan' },
  appealed: { en: 'Appealed', zh: '申诉中', my: 'Dirayu' },
  final: { en: 'Final', zh: '已确定', my: 'Muktamad' },
}
const noWork = { en: 'No run', zh: '未完成', my: 'Tiada sesi' } as const
const noHandIn = { en: 'Nothing handed in', zh: '未提交', my: 'Belum dihantar' } as const

export const sheetTitle = (language: Language): string => heads.title[language]

interface Sheet {
  criteria: readonly RubricCriterion[]
  rated: PlacedEvaluation['rated']
}

/**
 * PRC-072: returns the rows of a sheet: a header, then one row for each student. A criterion
 * without a rating is empty.
 */
export function sheet(
  rows: readonly StudentOfEvaluation[],
  { criteria, rated }: Sheet,
  view: View,
): (string | number | null)[][] {
  const { language } = view
  const titles = criteria.map(({ names, weight }, index) => {
    const name = names[language] ?? Object.values(names).find(Boolean) ?? String(index + 1)
    return `${index + 1}. ${name}${punctuationOf(language).bracketed(`${weight}%`)}`
  })
  const head = [heads.name, heads.number, heads.state, heads.total].map((texts) => texts[language])
  const body = rows.map((student) => {
    const { state, total, criteria: percents } = row(student, criteria, view)
    const none = rated.itemId === null ? noWork : noHandIn
    const words = state === null ? none : stateWords[state]
    return [student.userName, student.studentCard ?? '', words[language], total, ...percents]
  })
  return [[...head, ...titles], ...body]
}
