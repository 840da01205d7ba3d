import type { trainStudentCalls } from '@titian/contract'
import { page, type Samples } from '../sample-types.ts'
import type { SchoolScene } from '../scene.ts'

type StudentCalls = keyof typeof trainStudentCalls

const ofTrain = ({ training: { train } }: SchoolScene) => ({ trainId: train })
const byId = ({ training: { train } }: SchoolScene) => ({ id: train })

const upload = (
  { training: { train, chapter, studentFile } }: SchoolScene,
  resourcesId: string,
) => ({
  trainId: train,
  trainChapterId: chapter,
  resourcesId,
  filePath: studentFile,
  fileName: 'work.pdf',
  content: 'My answer.',
})

/** The samples of student and visitor calls; those of staff are in a separate file. */
export const trainStudentSamples: Pick<Samples['training'], StudentCalls> = {
  recommendedTrain: () => ({}),
  trainList: ({ word }) => ({
    trainName: `${word} training`.toLowerCase(),
    state: 'inProgress',
    isFree: 1,
    ...page,
  }),
  trainHeaderDetail: byId,
  trainBodyDetail: byId,
  trainPlan: byId,
  trainProgress: byId,
  trainWorks: byId,
  trainResources: byId,
  trainExamineList: byId,
  trainPracticalTask: byId,
  trainTeachers: ofTrain,
  trainWatch: ofTrain,
  trainVideoList: ofTrain,
  trainVideoAuthority: ({ training: { video, chapter } }) => ({
    videoId: video,
    trainChapterId: chapter,
  }),
  trainHeartbeat: ({ training: { train, chapter, video, playing } }) => ({
    trainId: train,
    trainChapterId: chapter,
    videoId: video,
    currentTime: 10,
    studyTime: 10,
    from: 0,
    rate: 1,
    seq: 1,
    sessionId: playing,
    // Another video of a course is playing now, in another window.
    late: true,
  }),
  uploadAssignment: (school) => upload(school, school.training.task),
  uploadExamFile: (school) => upload(school, school.training.paper),
  joinTrain: ofTrain,
  myTrainList: () => ({ state: 'inProgress', ...page }),
  userSmallPlate: () => ({}),
}
