import type {
  PracticalTask,
  TrainCard,
  TrainChapter,
  TrainDetail,
  TrainExam,
  TrainVideo,
  TrainWork,
} from '@titian/contract'

export const makeCard = (sign: string, more: Partial<TrainCard> = {}): TrainCard => ({
  sign,
  trainName: sign,
  cohort: 'Intake 2026',
  trainPicture: null,
  coverSeed: sign,
  state: 'inProgress',
  startTime: '2026-11-01T00:00:00Z',
  endTime: '2026-12-31T00:00:00Z',
  trainPrice: 0,
  isFree: true,
  credit: 0,
  chapters: 1,
  videos: 1,
  learners: 3,
  ...more,
})

export const makeTrain = (more: Partial<TrainDetail> = {}): TrainDetail => ({
  ...makeCard('train'),
  courseIdSign: 'carrier',
  synopsis: 'Sell abroad',
  teacherNames: ['Ms Tan'],
  currencySymbol: 'RM',
  joined: true,
  joinWay: 'none',
  may: { learn: true, edit: false },
  ...more,
})

export const makeVideo = (videoId: string, more: Partial<TrainVideo> = {}): TrainVideo => ({
  videoId,
  trainChapterId: 'chapter',
  videoTitle: videoId,
  duration: 60,
  hasVideo: true,
  watchedShare: 0,
  position: 0,
  done: false,
  ...more,
})

export const makeWork = (examineId: string, more: Partial<TrainWork> = {}): TrainWork => ({
  examineId,
  resourcesId: examineId,
  examinationName: examineId,
  resourcesType: 2,
  chapterIdSign: 'chapter',
  lessonIdSign: null,
  studentScore: null,
  totalScore: 100,
  commitStatus: 0,
  endTime: null,
  lateAllowed: false,
  state: 'open',
  ...more,
})

export const makeExam = (testPaperSign: string, more: Partial<TrainExam> = {}): TrainExam => ({
  testPaperSign,
  examinationName: testPaperSign,
  startTime: null,
  endTime: null,
  studentScore: null,
  totalScore: 100,
  commitStatus: 0,
  ...more,
})

export const makePractical = (more: Partial<PracticalTask> = {}): PracticalTask => ({
  taskId: 'task',
  taskNumber: 34,
  title: 'Open a shop',
  trainChapterId: 'chapter',
  totalScore: 100,
  userScore: null,
  passLine: 60,
  passed: false,
  isDis: false,
  missing: [],
  endTime: null,
  state: 'open',
  ...more,
})

export const makeChapter = (more: Partial<TrainChapter> = {}): TrainChapter => ({
  trainChapterId: 'chapter',
  chapterLevel: 3,
  chapterName: 'Selling',
  chapterSynopsis: '',
  startTime: null,
  endTime: null,
  trainChapterVideo: [],
  trainChapterOnlineWork: [],
  trainChapterUserWork: [],
  trainChapterOnlineExamination: [],
  trainChapterOnlineExaminationWork: [],
  trainChapterUserExamination: [],
  trainChapterPracticeTaskList: [],
  ...more,
})
