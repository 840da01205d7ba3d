import { pickText } from '@titian/contract'
import { completeItem, type Item, itemProblems } from '@titian/exam-items/shape'
import {
  examinations,
  examSubjects,
  questions,
  questionVersions,
} from '../src/modules/exams/tables.ts'
import { exams } from './data/exams.ts'
import { questionBanks } from './data/questions.ts'
import { schools } from './data/school.ts'
import type { ExamSeed, Language, QuestionSeed, Text3 } from './data/types.ts'
import { atWork, endOfDay, schoolTime } from './school-time.ts'
import type { SeedContext } from './seed-context.ts'
import { coursesBySchool } from './data/schools-courses.ts'
import { seedAllowances } from './seed-exam-allowances.ts'
import { seedEvidence } from './seed-exam-evidence.ts'
import { seedDraft } from './seed-exam-drafts.ts'
import { type MediaSeed, seedTags, storeQuestionMedia } from './seed-question-media.ts'
import { type BankQuestion, type ExamPlan, type Place, seedAttempts } from './seed-exam-results.ts'

const day = 86_400_000
const letters = 'abcdefghij'
type Say = (text: Text3) => string

function choices({ options = [], right = [] }: QuestionSeed, say: Say) {
  return {
    options: options.map((text, index) => ({ id: letters.charAt(index), content: say(text) })),
    right: right.map((index) => letters.charAt(index)),
  }
}

function pairsOf({ stem, analysis, pairs = [], options = [] }: QuestionSeed, say: Say): Item {
  const texts = [...pairs.map(([, option]) => option), ...options]
  return {
    kind: 'matching',
    stem: say(stem),
    prompts: pairs.map(([prompt], index) => ({ id: `p${index + 1}`, content: say(prompt) })),
    options: texts.map((text, index) => ({ id: letters.charAt(index), content: say(text) })),
    answer: pairs.map((_, index) => letters.charAt(index)),
    scoring: 'each',
    analysis: say(analysis),
  }
}

function itemOf(seed: QuestionSeed, say: Say): Item {
  const shared = { stem: say(seed.stem), analysis: say(seed.analysis) }
  const { options, right } = choices(seed, say)
  switch (seed.kind) {
    case 'single':
      return { kind: 'single', ...shared, options, answer: right[0] ?? '' }
    case 'multiple':
      return {
        kind: 'multiple',
        ...shared,
        options,
        answer: right,
        strategy: seed.strategy ?? 'all',
      }
    case 'blank':
      return { kind: 'blank', ...shared, blanks: seed.blanks ?? [] }
    case 'judge':
      return { kind: 'judge', ...shared, answer: seed.truth ?? false }
    case 'matching':
      return pairsOf(seed, say)
    case 'annotation':
      return { kind: 'annotation', ...shared, model: seed.model ? say(seed.model) : '' }
    case 'ordering':
      return { kind: 'ordering', ...shared, options, scoring: 'place' }
  }
}

function checked(item: Item): Item {
  const problems = itemProblems(item)
  if (problems.length > 0)
    throw new Error(`The demo question "${item.stem}" cannot be saved: ${JSON.stringify(problems)}`)
  return item
}

function teacherOf({ context, schoolKey }: Place, courseKey: string): number {
  const course = coursesBySchool[schoolKey]?.find(({ key }) => key === courseKey)
  return context.userIds.get(`${schoolKey}/${course?.teachers[0]}`) ?? 0
}

/** Returns the language of the course, in which its exams and questions are written. */
const languageOf = ({ schoolKey, language }: Place, courseKey: string): Language =>
  coursesBySchool[schoolKey]?.find(({ key }) => key === courseKey)?.language ?? language

async function seedBanks(
  place: Place,
  media: MediaSeed | undefined,
): Promise<Map<string, BankQuestion[]>> {
  const { context, schoolKey, schoolId } = place
  const { db, courseIds, now } = context
  const illustrated = (courseKey: string, index: number, item: Item) =>
    courseKey === 'product-photography' && index === 0 && media ? media.illustrate(item) : item
  const planned = questionBanks.flatMap(({ courseKey, questions: seeds }) => {
    const courseId = courseIds.get(`${schoolKey}/${courseKey}`)
    if (courseId === undefined) return []
    return seeds.map((seed, index) => ({
      courseKey,
      courseId,
      seed,
      authorId: teacherOf(place, courseKey),
      item: completeItem(
        illustrated(
          courseKey,
          index,
          checked(itemOf(seed, (text) => pickText(text, languageOf(place, courseKey)))),
        ),
      ),
    }))
  })
  if (planned.length === 0) return new Map()
  const at = new Date(now.getTime() - 40 * day)
  const made = await db
    .insert(questions)
    .values(
      planned.map(({ courseId, authorId, seed }) => ({
        schoolId,
        authorId,
        courseId,
        level: seed.level,
        points: seed.points * 100,
        createdAt: at,
        updatedAt: at,
      })),
    )
    .returning({ id: questions.id })
  const versions = await db
    .insert(questionVersions)
    .values(
      planned.map(({ authorId, item }, index) => ({
        schoolId,
        questionId: made[index]?.id ?? 0,
        version: 1,
        kind: item.kind,
        item,
        subjectName: item.stem,
        createdBy: authorId,
        createdAt: at,
      })),
    )
    .returning({ id: questionVersions.id })
  const banks = new Map<string, BankQuestion[]>()
  for (const [index, { courseKey, seed, item }] of planned.entries()) {
    const question = {
      questionId: made[index]?.id ?? 0,
      versionId: versions[index]?.id ?? 0,
      level: seed.level,
      item,
    }
    banks.set(courseKey, [...(banks.get(courseKey) ?? []), question])
  }
  return banks
}

/**
 * Returns the times of an exam. Final exams are open now, except one that has ended with results.
 * Unit tests stay open.
 */
function windowOf({ type, courseKey }: ExamSeed, now: Date) {
  const days = (from: number, to: number) => ({
    startTime: schoolTime(now, from, 8),
    endTime: endOfDay(now, to),
  })
  if (type === 0) return days(-30, 120)
  return courseKey === 'business-malay' ? days(-21, -2) : days(-7, 45)
}

function examRow(place: Place, seed: ExamSeed): typeof examinations.$inferInsert {
  const { context, schoolKey, schoolId } = place
  const language = languageOf(place, seed.courseKey)
  const isFinal = seed.type === 1
  const at = atWork(context.now, 35)
  return {
    ...windowOf(seed, context.now),
    schoolId,
    courseId: context.courseIds.get(`${schoolKey}/${seed.courseKey}`) ?? 0,
    authorId: teacherOf(place, seed.courseKey),
    name: pickText(seed.name, language),
    attention: pickText(seed.attention, language),
    minutes: seed.minutes,
    total: seed.slots.reduce((sum, { points }) => sum + points * 100, 0),
    type: seed.type,
    status: 1,
    attempts: isFinal ? 1 : null,
    graceSeconds: 60,
    clockStops: !isFinal,
    shuffle: false,
    reviewWhen: isFinal ? 'ended' : 'submitted',
    createdAt: at,
    updatedAt: at,
  }
}

async function seedExaminations(
  place: Place,
  banks: Map<string, BankQuestion[]>,
): Promise<ExamPlan[]> {
  const { context, schoolId } = place
  const seeds = exams.filter(({ courseKey }) => banks.has(courseKey))
  const rows = seeds.map((seed) => examRow(place, seed))
  const made = await context.db.insert(examinations).values(rows).returning({ id: examinations.id })
  const slots = seeds.flatMap((seed, index) =>
    seed.slots.map(({ question, points }, serial) => ({
      index,
      points: points * 100,
      serial: serial + 1,
      question: banks.get(seed.courseKey)?.[question] as BankQuestion,
    })),
  )
  const subjects = await context.db
    .insert(examSubjects)
    .values(
      slots.map(({ index, points, serial, question }) => ({
        schoolId,
        examinationId: made[index]?.id ?? 0,
        questionId: question.questionId,
        questionVersionId: question.versionId,
        serial,
        points,
      })),
    )
    .returning({ id: examSubjects.id })
  return seeds.map((seed, index) => ({
    seed,
    id: made[index]?.id ?? 0,
    row: rows[index] as ExamPlan['row'],
    teacherId: teacherOf(place, seed.courseKey),
    subjects: slots.flatMap((slot, at) =>
      slot.index === index
        ? [{ id: subjects[at]?.id ?? 0, points: slot.points, question: slot.question }]
        : [],
    ),
  }))
}

/**
 * Inserts question banks, released examinations and many results, marked by the rules of the
 * module.
 */
export async function seedExams(context: SeedContext): Promise<void> {
  for (const { key: schoolKey, defaultLanguage: language } of schools) {
    const place: Place = {
      context,
      schoolKey,
      schoolId: context.schoolIds.get(schoolKey) ?? 0,
      language,
    }
    const media = await storeQuestionMedia(place)
    const banks = await seedBanks(place, media)
    if (banks.size === 0) continue
    await seedTags(place, banks, media)
    const plans = await seedExaminations(place, banks)
    await seedAttempts(place, plans)
    await seedAllowances(place, plans)
    await seedEvidence(place, plans)
    await seedDraft(place, banks, plans)
  }
}
