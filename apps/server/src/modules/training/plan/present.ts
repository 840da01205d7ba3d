import type {
  PracticalTask,
  TrainChapter,
  TrainExam,
  TrainExamine,
  TrainProgress,
  TrainResource,
  TrainVideo,
  TrainWork,
} from '@titian/contract'
import type { Context } from '../../../platform/http/context.ts'
import { viewOf } from '../../courses/index.ts'
import { examineItem, type StudentExamination } from '../../exams/index.ts'
import { downloadAddress } from '../../files/index.ts'
import { isReached, missingTasks, type ListedWork, workItem } from '../../homework/index.ts'
import { fileNameOf, type MaterialRow } from '../../materials/index.ts'
import { resumeAt, shareOf } from '../../study/index.ts'
import { inWords, iso, stateOf, type View } from '../present.ts'
import type { OutlineVideo, TrainingFor } from '../queries.ts'
import * as rules from '../rules.ts'

/** TRN-018: seconds for which an address is valid. */
const addressSeconds = 3600

export function video(row: OutlineVideo, view: View): TrainVideo {
  return {
    videoId: view.seal('lesson', row.id),
    trainChapterId: view.seal('chapter', row.chapterId),
    videoTitle: inWords(row.titles, view),
    duration: row.duration,
    hasVideo: row.hasVideo,
    watchedShare: shareOf(row.watched, row.duration),
    position: resumeAt(row.position, row.duration ?? 0),
    done: row.done,
  }
}

export function work(row: ListedWork, context: Context): TrainWork {
  return { ...workItem(row, row.given, context), resourcesId: context.seal('homework', row.id) }
}

export function exam(row: StudentExamination, context: Context): TrainExam {
  const {
    examinationId,
    examinationName,
    startTime,
    endTime,
    studentScore,
    totalScore,
    commitStatus,
  } = examineItem(row, context)
  return {
    testPaperSign: examinationId,
    examinationName,
    startTime,
    endTime,
    studentScore,
    totalScore,
    commitStatus,
  }
}

/**
 * TRN-041 to TRN-046: lists the practical tasks, each with the tasks that must be passed to unlock
 * it.
 */
export function practical(
  works: readonly ListedWork[],
  prerequisites: TrainingFor['rules'],
  context: Context,
): PracticalTask[] {
  const tasks = works.filter(rules.isPractical)
  const scores = tasks.map(({ taskNumber, title, passLine, given }) => ({
    taskNumber,
    title,
    passLine,
    userScore: given?.score ?? null,
  }))
  return tasks.map((row) => {
    const item = workItem(row, row.given, context)
    const missing = missingTasks(row.taskNumber, prerequisites, scores)
    const userScore = row.given?.score ?? null
    return {
      taskId: item.examineId,
      taskNumber: row.taskNumber,
      title: row.title,
      trainChapterId: item.chapterIdSign,
      totalScore: row.points,
      userScore,
      passLine: row.passLine,
      passed: isReached({ userScore, passLine: row.passLine }, 'atLeast'),
      isDis: missing.length > 0,
      missing,
      endTime: item.endTime,
      state: item.state,
    }
  })
}

/** Returns the hand-ins, exams and practical tasks of a chapter; null for the whole training. */
function entriesIn(
  chapterId: number | null,
  found: TrainingFor,
  exams: readonly StudentExamination[],
  context: Context,
) {
  const { works } = found
  const here = works.filter((row) => row.chapterId === chapterId)
  const ofType = (type: number) =>
    here
      .filter((row) => row.resourcesType === type && !rules.isPractical(row))
      .map((row) => work(row, context))
  const sign = chapterId === null ? null : context.seal('chapter', chapterId)
  return {
    trainChapterOnlineWork: ofType(4),
    trainChapterUserWork: ofType(2),
    // Examinations on this platform belong to no chapter.
    trainChapterOnlineExamination: chapterId === null ? exams.map((row) => exam(row, context)) : [],
    trainChapterOnlineExaminationWork: ofType(5),
    trainChapterUserExamination: ofType(3),
    trainChapterPracticeTaskList: practical(works, found.rules, context).filter(
      ({ trainChapterId }) => trainChapterId === sign,
    ),
  }
}

/** TRN-015, TRN-024 to TRN-028, TRN-032: presents the plan of a training by chapters. */
export function plan(
  found: TrainingFor,
  exams: readonly StudentExamination[],
  context: Context,
): TrainChapter[] {
  const view = viewOf(context)
  const chapters = found.chapters.map((chapter) => ({
    trainChapterId: view.seal('chapter', chapter.id),
    chapterLevel: chapter.level,
    chapterName: inWords(chapter.names, view),
    chapterSynopsis: inWords(chapter.synopses, view),
    startTime: iso(chapter.start),
    endTime: iso(chapter.end),
    trainChapterVideo: found.videos
      .filter(({ chapterId }) => chapterId === chapter.id)
      .map((row) => video(row, view)),
    ...entriesIn(chapter.id, found, exams, context),
  }))
  const rest = entriesIn(null, found, exams, context)
  if (Object.values(rest).every((list) => list.length === 0)) return chapters
  const last = {
    trainChapterId: null,
    chapterLevel: chapters.length + 1,
    chapterName: '',
    chapterSynopsis: '',
    startTime: null,
    endTime: null,
    trainChapterVideo: [],
  }
  return [...chapters, { ...last, ...rest }]
}

/** TRN-016, TRN-048: presents how much of a training the student has done. */
export function progress(
  { card, course, chapters, videos, works }: TrainingFor,
  exams: readonly StudentExamination[],
  context: Context,
): TrainProgress {
  const view = viewOf(context)
  const { all, ...kinds } = rules.progressOf({ videos, works, exams })
  return {
    joined: course.joined,
    state: rules.ownState(stateOf(card, view.now), course.joined, all),
    progress: rules.shareDone(all),
    ...kinds,
    chapters: chapters.map(({ id, names }) => {
      const here = <Row extends { chapterId: number | null }>(rows: readonly Row[]) =>
        rows.filter(({ chapterId }) => chapterId === id)
      const own = rules.progressOf({ videos: here(videos), works: here(works), exams: [] })
      return {
        trainChapterId: view.seal('chapter', id),
        chapterName: inWords(names, view),
        ...own.all,
      }
    }),
  }
}

/** TRN-019: lists the papers to hand in by chapter, and then the examinations on this platform. */
export function examines(
  found: TrainingFor,
  exams: readonly StudentExamination[],
  context: Context,
): TrainExamine[] {
  const handedIn = (chapterId: number | null) =>
    found.works
      .filter((row) => rules.isPaper(row) && row.chapterId === chapterId)
      .map((row) => ({
        kind: 'handedIn' as const,
        trainChapterId: chapterId === null ? null : context.seal('chapter', chapterId),
        ...work(row, context),
      }))
  const written = exams.map((row) => ({
    kind: 'written' as const,
    trainChapterId: null,
    ...exam(row, context),
  }))
  return [...found.chapters.flatMap(({ id }) => handedIn(id)), ...written, ...handedIn(null)]
}

export function resource(row: MaterialRow, context: Context): TrainResource {
  const { seal, sealers, now } = context
  const name = fileNameOf(row.name, row.type)
  return {
    resourcesId: seal('material', row.id),
    resourcesName: name,
    resourcesUrl: downloadAddress(sealers, seal, row.fileId, name, now, addressSeconds),
    resourcesSize: row.size,
    chapterName: inWords(row.chapterNames ?? {}, viewOf(context)),
  }
}
