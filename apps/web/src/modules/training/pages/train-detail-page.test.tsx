// @vitest-environment happy-dom
import { screen, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import {
  evaluations,
  homework,
  training,
  type TrainDetail,
  type WorkDetail,
} from '@titian/contract'
import { sessionStore } from '@titian/site'
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { cleanupPage, renderPage } from '../../../testing/render-page.tsx'
import {
  makeChapter,
  makeExam,
  makePractical,
  makeTrain,
  makeVideo,
  makeWork,
} from '../testing/factories.ts'
import { TrainDetailPage } from './train-detail-page.tsx'

beforeEach(
  () => void vi.useFakeTimers({ now: Date.parse('2026-11-21T08:00:00Z'), toFake: ['Date'] }),
)
afterEach(() => {
  vi.useRealTimers()
  document.cookie = 'isLogin=; max-age=0'
  cleanupPage()
})

const intro = {
  content: '',
  courseDetails: '<p>What it is</p>',
  courseDetailsTwo: '',
  aims: '',
  audience: '',
  requirements: '',
}

interface Shown {
  train?: Partial<TrainDetail>
  words?: string
  answers?: Record<string, unknown>
  visitor?: boolean
}

const show = ({ train, words = '', answers, visitor = false }: Shown) => {
  if (!visitor) {
    document.cookie = 'isLogin=1'
    sessionStore.look()
  }
  return renderPage(<TrainDetailPage />, {
    at: `/trainDetail/train${words}`,
    path: '/trainDetail/$sign',
    answers: {
      [training.trainHeaderDetail.path]: makeTrain(train),
      [training.trainBodyDetail.path]: intro,
      [training.trainTeachers.path]: [],
      [training.trainWatch.path]: {
        joined: true,
        lastVideoId: 'first',
        lastPosition: 12,
        videos: [makeVideo('first', { done: true }), makeVideo('second')],
      },
      ...answers,
    },
  })
}

it('[TRN-008] [TRN-009] [TRN-013] the page shows name, cohort, teachers and six tabs', async () => {
  await show({})
  expect(await screen.findByRole('heading', { level: 1, name: 'train' })).toBeTruthy()
  expect(screen.getAllByText('Intake 2026').length).toBeGreaterThan(0)
  expect(screen.getAllByText('Ms Tan').length).toBeGreaterThan(0)
  expect(screen.getAllByRole('tab').map(({ textContent }) => textContent)).toEqual([
    'Introduction',
    'Timetable',
    'Tasks',
    'Exams',
    'Practical tasks',
    'Resources',
  ])
})

it('[TRN-012] a tab that fails does not affect the others and can be retried', async () => {
  await show({ answers: { [training.trainTeachers.path]: new Response('', { status: 500 }) } })
  expect(await screen.findByText('What it is')).toBeTruthy()
  expect(await screen.findByRole('button', { name: 'Try again' })).toBeTruthy()
})

it.each<[string, Partial<TrainDetail>, boolean, string]>([
  ['a visitor to sign in', { joinWay: 'signIn' }, true, 'Sign in to join'],
  ['a visitor to buy', { joinWay: 'signIn', isFree: false, trainPrice: 9 }, true, 'Buy'],
  ['a student to join a free one', { joinWay: 'join' }, false, 'Join the training'],
])('[TRN-023] leads %s', async (_, train, visitor, label) => {
  await show({ train: { joined: false, may: { learn: false, edit: false }, ...train }, visitor })
  expect(await screen.findByRole('button', { name: label })).toBeTruthy()
})

it('[TRN-023] a paid training leads to the order of its course', async () => {
  const train = { joined: false, may: { learn: false, edit: false }, isFree: false, trainPrice: 9 }
  await show({ train: { ...train, joinWay: 'order' } })
  const buy = await screen.findByRole('link', { name: 'Buy' })
  expect(buy.getAttribute('href')).toBe('/pay-order?course=carrier')
})

it('[TRN-023] [TRN-053] the button continues with the next video', async () => {
  await show({})
  const link = await screen.findByRole('link', { name: 'Continue' })
  expect(link.getAttribute('href')).toBe('/college/train-video/second?train=train&chapter=chapter')
})

it('[TRN-023] the page says if only the school can add people', async () => {
  await show({ train: { joined: false, may: { learn: false, edit: false } } })
  expect(await screen.findByText(/The school enrols students in this training/)).toBeTruthy()
})

it('[TRN-029] [TRN-031] the timetable numbers chapters and links entries', async () => {
  const chapter = makeChapter({
    trainChapterVideo: [makeVideo('Film')],
    trainChapterUserWork: [makeWork('Essay')],
    trainChapterOnlineExamination: [makeExam('Test')],
    trainChapterPracticeTaskList: [makePractical()],
  })
  await show({ words: '?tab=schedule', answers: { [training.trainPlan.path]: [chapter] } })
  expect(await screen.findByRole('heading', { name: 'Chapter 3: Selling' })).toBeTruthy()
  const to = (name: string) => screen.getByRole('link', { name }).getAttribute('href')
  expect(to('Watch: Film')).toBe('/college/train-video/Film?train=train&chapter=chapter')
  expect(to('Hand in: Essay')).toBe('/trainDetail/train?tab=task&item=Essay')
  expect(to('Start the exam: Test')).toBe('/testPaper/Test')
  expect(to('Hand in: Open a shop')).toBe('/trainDetail/train?tab=practical&item=task')
})

it('[TRN-042] [TRN-043] [TRN-045] a locked practical task names the tasks that it requires', async () => {
  const missing = [
    { taskNumber: 33, title: 'List', passLine: 60, userScore: 60, comparison: 'above' },
    { taskNumber: 44, title: 'Pack', passLine: 50, userScore: null, comparison: 'atLeast' },
    { taskNumber: 46, title: '', passLine: null, userScore: null, comparison: 'atLeast' },
  ] as const
  const task = makePractical({ isDis: true, missing: [...missing] })
  await show({ words: '?tab=practical', answers: { [training.trainPracticalTask.path]: [task] } })
  expect(await screen.findByText('Locked')).toBeTruthy()
  expect(screen.getAllByRole('listitem').map(({ textContent }) => textContent)).toEqual(
    expect.arrayContaining([
      'task 33, List: more than 60 points; you have 60',
      'task 44, Pack: 50 points or more; no score yet',
      'task 46, which is not in this training; ask your teacher',
    ]),
  )
  expect(screen.queryByRole('link', { name: /Open a shop/ })).toBe(null)
})

const detail = (more: Partial<WorkDetail> = {}): WorkDetail => ({
  ...makeWork('Essay'),
  courseIdSign: 'carrier',
  courseName: 'train',
  description: '',
  link: '',
  practice: null,
  handIns: [],
  may: { handIn: true },
  isRated: false,
  ...more,
})

it('[TRN-010] [TRN-038] [TRN-055] a task is submitted by the call of trainings, with a confirmation', async () => {
  const sent: unknown[] = []
  await show({
    words: '?tab=task&item=Essay',
    answers: {
      [homework.workById.path]: detail(),
      [evaluations.rubricOf.path]: null,
      [training.uploadAssignment.path]: (input: unknown) => {
        sent.push(input)
        return detail({ state: 'handedIn', may: { handIn: false } })
      },
    },
  })
  await userEvent.type(await screen.findByLabelText('Your text'), 'Done')
  await userEvent.click(screen.getByRole('button', { name: 'Hand in' }))
  expect(await screen.findByText('Upload succeeded.')).toBeTruthy()
  expect(sent).toEqual([
    {
      trainId: 'train',
      trainChapterId: 'chapter',
      resourcesId: 'Essay',
      content: 'Done',
      filePath: '',
      fileName: '',
    },
  ])
})

it('[PRC-018] a practical task links to its practice, and shows the score afterwards', async () => {
  const practice = { sign: 'given', idSign: 'chain', title: 'The beer game', url: '/supplyChain' }
  const task = detail({ resourcesType: 4, practice })
  const address = '?tab=practical&item=Essay'
  await show({ words: address, answers: { [homework.workById.path]: task } })
  const link = await screen.findByRole('link', { name: 'Open the practice' })
  expect(screen.getByText(/^The practice “The beer game” gives this task its score/)).toBeTruthy()
  expect(link.getAttribute('href')).toContain('/supplyChain?practice=chain&assignment=given')
  cleanupPage()
  const handIn = {
    sign: 'version',
    number: 1,
    content: 'The beer game',
    filePath: '',
    fileName: '',
    handedInAt: '2026-11-02T04:00:00Z',
    late: false,
    score: 82.5,
    comment: '',
    returnedName: '',
    gradedAt: '2026-11-02T04:00:00Z',
  }
  const marked = { ...task, state: 'graded' as const, handIns: [handIn], may: { handIn: false } }
  await show({ words: address, answers: { [homework.workById.path]: marked } })
  expect(await screen.findByText('82.5 of 100 points')).toBeTruthy()
})

it('[TRN-039] an exam file is submitted by its own call', async () => {
  const sent: unknown[] = []
  const exam = detail({ resourcesType: 3 })
  await show({
    words: '?tab=exam&item=Essay',
    answers: {
      [homework.workById.path]: exam,
      [training.uploadExamFile.path]: (input: unknown) => {
        sent.push(input)
        return { ...exam, state: 'handedIn' }
      },
    },
  })
  await userEvent.type(await screen.findByLabelText('Your text'), 'Done')
  await userEvent.click(screen.getByRole('button', { name: 'Hand in' }))
  expect(await screen.findByText('Upload succeeded.')).toBeTruthy()
  expect(sent).toHaveLength(1)
})

it('[TRN-018] each resource is linked by name', async () => {
  const file = {
    resourcesId: 'one',
    resourcesName: 'Handbook.pdf',
    resourcesUrl: '/file/one',
    resourcesSize: 2048,
    chapterName: 'Selling',
  }
  await show({ words: '?tab=data', answers: { [training.trainResources.path]: [file] } })
  const row = within((await screen.findByText('Handbook.pdf')).closest('li')!)
  expect(row.getByRole('button', { name: 'Download “Handbook.pdf”' })).toBeTruthy()
})
