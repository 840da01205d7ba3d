import { tagKey } from '@titian/contract'
import type { Db } from '../../../../platform/database/database.ts'
import { found } from '../../../../platform/refusal.ts'
import { createQuestion, removeQuestions } from '../bank/queries.ts'
import { contentKeyOf } from '../bank/routes.ts'
import { createExamination } from '../examinations/queries.ts'
import { setTags } from '../tags/actions.ts'
import { ensureTags } from '../tags/queries.ts'
import * as queries from './queries.ts'
import type { BundledExamination, BundledQuestion } from './rules.ts'

export interface Bundled {
  /** The questions, whose texts refer to stored files by sealed ids. */
  questions: BundledQuestion[]
  examinations: BundledExamination[]
  /** The number of rules that draw from other courses, which the file leaves out. */
  drawsLeftOut: number
}

const levelOf = (level: number) => (level === 2 || level === 3 ? level : 1)

/** TCH-146: reads the examinations of a course and the questions of its bank, for a course file. */
export async function readBundled(db: Db, schoolId: number, courseId: number): Promise<Bundled> {
  const exams = await queries.listExaminations(db, schoolId, courseId)
  const ids = exams.map(({ id }) => id)
  const subjects = await queries.listSubjects(db, schoolId, ids)
  const draws = await queries.listDraws(db, schoolId, ids)
  const versions = await queries.listVersions(
    db,
    schoolId,
    courseId,
    subjects.map(({ versionId }) => versionId),
  )
  const place = new Map(versions.map(({ versionId }, index) => [versionId, index]))
  const own = draws.filter((draw) => draw.courseId === courseId)
  return {
    questions: versions.map(({ item, level, points, tags, ...row }) => ({
      item,
      level: levelOf(level),
      points,
      tags,
      inBank: row.status === 0 && row.courseId === courseId && row.version === row.current,
    })),
    examinations: exams.map((exam) => ({
      name: exam.name,
      attention: exam.attention,
      startTime: exam.startTime?.toISOString() ?? null,
      endTime: exam.endTime?.toISOString() ?? null,
      minutes: exam.minutes,
      total: exam.total,
      type: exam.type === 1 ? 1 : 0,
      attempts: exam.attempts,
      graceSeconds: exam.graceSeconds,
      clockStops: exam.clockStops,
      shuffle: exam.shuffle,
      reviewWhen: exam.reviewWhen,
      subjects: subjects
        .filter(({ examinationId }) => examinationId === exam.id)
        .map(({ versionId, points }) => ({ question: found(place.get(versionId)), points })),
      draws: own
        .filter(({ examinationId }) => examinationId === exam.id)
        .map(({ amount, points, kind, level, tag }) => ({
          amount,
          points,
          kind,
          level: level === null ? null : levelOf(level),
          tag,
        })),
      drawsLeftOut: draws.filter(
        ({ examinationId, courseId: from }) => examinationId === exam.id && from !== courseId,
      ).length,
    })),
    drawsLeftOut: draws.length - own.length,
  }
}

export interface BundleOwner {
  schoolId: number
  courseId: number
  authorId: number
  now: Date
}

/** Inserts the questions and returns their ids in the order of the file. */
async function writeQuestions(
  tx: Db,
  { schoolId, courseId, authorId, now }: BundleOwner,
  list: readonly (BundledQuestion & { fileIds: readonly number[] })[],
): Promise<number[]> {
  const ids: number[] = []
  const keys = new Set<string>()
  for (const { item, level, points, tags, inBank, fileIds } of list) {
    const key = contentKeyOf(item)
    // If the file has the same question twice, the second one is inserted without its key, because
    // a second question with the same key would be refused (FRM-169).
    const isFirst = inBank && !keys.has(key)
    keys.add(key)
    const content = { schoolId, authorId, courseId, level, points, item, fileIds }
    const id = await createQuestion(tx, { ...content, ...(isFirst && { contentKey: key }) }, now)
    if (tags.length > 0) await setTags(tx, schoolId, id, tags)
    ids.push(id)
  }
  // A question that is used only in examinations is not in the bank.
  const hidden = ids.filter((_, index) => list[index]?.inBank === false)
  await removeQuestions(tx, schoolId, hidden, now)
  return ids
}

/**
 * TCH-146: inserts the examinations as drafts of a new course. The author becomes the owner of
 * everything.
 */
export async function writeBundled(
  tx: Db,
  owner: BundleOwner,
  {
    questions,
    examinations,
  }: {
    questions: readonly (BundledQuestion & { fileIds: readonly number[] })[]
    examinations: readonly BundledExamination[]
  },
): Promise<void> {
  const { schoolId, courseId, authorId, now } = owner
  const ids = await writeQuestions(tx, owner, questions)
  const versions = new Map(
    (await queries.listNewest(tx, schoolId, ids)).map((row) => [row.questionId, row.versionId]),
  )
  const tagNames = examinations.flatMap(({ draws }) => draws.flatMap(({ tag }) => tag ?? []))
  const tags = await ensureTags(tx, schoolId, tagNames)
  for (const { subjects, draws, startTime, endTime, drawsLeftOut: _, ...fields } of examinations) {
    const examinationId = await createExamination(tx, {
      ...fields,
      schoolId,
      courseId,
      authorId,
      startTime: startTime === null ? null : new Date(startTime),
      endTime: endTime === null ? null : new Date(endTime),
      createdAt: now,
      updatedAt: now,
    })
    await queries.insertSubjects(
      tx,
      subjects.map(({ question, points }, index) => {
        const questionId = found(ids[question])
        const questionVersionId = found(versions.get(questionId))
        return { schoolId, examinationId, questionId, questionVersionId, serial: index + 1, points }
      }),
    )
    await queries.insertDraws(
      tx,
      draws.map(({ tag, ...draw }, index) => ({
        ...draw,
        schoolId,
        examinationId,
        serial: index + 1,
        anyCourse: false,
        courseId,
        tagId: tag === null ? null : found(tags.get(tagKey(tag))),
      })),
    )
  }
}
