import type { TrainChapter } from '@titian/contract'
import { expect, it } from 'vitest'
import { makeChapter, makePractical, makeVideo, makeWork, makeExam } from '../testing/factories.ts'
import { entriesOf } from './entries.ts'

it('[TRN-024] [TRN-025] [TRN-026] [TRN-027] [TRN-028] [TRN-031] [TRN-032] entriesOf lists videos, tasks, exams and practical tasks of a chapter, in the order of the server', () => {
  const chapter: TrainChapter = {
    ...makeChapter(),
    trainChapterPracticeTaskList: [makePractical({ taskId: 'practical' })],
    trainChapterUserExamination: [makeWork('paper exam', { resourcesType: 3 })],
    trainChapterOnlineExamination: [makeExam('written exam')],
    trainChapterUserWork: [makeWork('user task')],
    trainChapterOnlineWork: [makeWork('online task', { resourcesType: 4 })],
    trainChapterVideo: [makeVideo('late video'), makeVideo('early video')],
  }
  expect(entriesOf(chapter).map(({ kind, key }) => [kind, key])).toEqual([
    ['video', 'late video'],
    ['video', 'early video'],
    ['task', 'online task'],
    ['task', 'user task'],
    ['exam', 'written exam'],
    ['handedExam', 'paper exam'],
    ['practical', 'practical'],
  ])
})
