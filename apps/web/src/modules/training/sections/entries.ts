import type {
  PracticalTask,
  TrainChapter,
  TrainExam,
  TrainVideo,
  TrainWork,
} from '@titian/contract'

export type Entry =
  | { kind: 'video'; key: string; video: TrainVideo }
  | { kind: 'task'; key: string; work: TrainWork }
  | { kind: 'exam'; key: string; exam: TrainExam }
  | { kind: 'handedExam'; key: string; work: TrainWork }
  | { kind: 'practical'; key: string; task: PracticalTask }

/**
 * TRN-031, TRN-032: returns videos, tasks, examinations and practical tasks of a chapter, each in
 * the order of the server.
 */
export function entriesOf(chapter: TrainChapter): Entry[] {
  const work = (kind: 'task' | 'handedExam') => (one: TrainWork) => ({
    kind,
    key: one.examineId,
    work: one,
  })
  return [
    ...chapter.trainChapterVideo.map((video) => ({
      kind: 'video' as const,
      key: video.videoId,
      video,
    })),
    ...chapter.trainChapterOnlineWork.map(work('task')),
    ...chapter.trainChapterUserWork.map(work('task')),
    ...chapter.trainChapterOnlineExamination.map((exam) => ({
      kind: 'exam' as const,
      key: exam.testPaperSign,
      exam,
    })),
    ...chapter.trainChapterOnlineExaminationWork.map(work('handedExam')),
    ...chapter.trainChapterUserExamination.map(work('handedExam')),
    ...chapter.trainChapterPracticeTaskList.map((task) => ({
      kind: 'practical' as const,
      key: task.taskId,
      task,
    })),
  ]
}
