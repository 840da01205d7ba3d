// @vitest-environment happy-dom
import { screen, waitFor, within } from '@testing-library/react'
import {
  training,
  trainSections,
  type TrainSection,
  type TrainTab,
  trainTabs,
} from '@titian/contract'
import { sessionStore } from '@titian/site'
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { cleanupPage, renderPage } from '../../../testing/render-page.tsx'
import {
  makeCard,
  makeChapter,
  makeExam,
  makePractical,
  makeTrain,
  makeVideo,
  makeWork,
} from '../testing/factories.ts'
import { partOfMine } from '../sections/to-part.ts'
import { MyTrainPartPage } from './my-train-part-page.tsx'
import { TrainRecommendedPage } from './train-recommended-page.tsx'

beforeEach(() => {
  vi.useFakeTimers({ now: Date.parse('2026-11-21T08:00:00Z'), toFake: ['Date'] })
  document.cookie = 'isLogin=1'
  sessionStore.look()
})
afterEach(() => {
  vi.useRealTimers()
  document.cookie = 'isLogin=; max-age=0'
  cleanupPage()
})

const counted = { done: 1, total: 2 }
const chapter = makeChapter({
  chapterName: 'Selling',
  trainChapterVideo: [makeVideo('Light')],
  trainChapterUserWork: [makeWork('Photograph')],
})
const answers = {
  [training.trainHeaderDetail.path]: makeTrain({ trainName: 'Online shop' }),
  [training.trainBodyDetail.path]: {
    content: '',
    courseDetails: '<p>Sell from your own kitchen.</p>',
    courseDetailsTwo: '',
    aims: '',
    audience: '',
    requirements: '',
  },
  [training.trainTeachers.path]: [],
  [training.trainPlan.path]: [chapter],
  [training.trainProgress.path]: {
    joined: true,
    state: 'inProgress',
    progress: 0.5,
    videos: counted,
    works: counted,
    exams: counted,
    practical: counted,
    chapters: [],
  },
  [training.trainResources.path]: [
    {
      resourcesId: 'one',
      resourcesName: 'Handbook.pdf',
      resourcesUrl: '/file/one',
      resourcesSize: 2048,
      chapterName: 'Selling',
    },
  ],
  [training.trainWorks.path]: [makeWork('Photograph')],
  [training.trainPracticalTask.path]: [makePractical({ title: 'Set the price' })],
  [training.trainExamineList.path]: [
    { ...makeExam('Safety test'), kind: 'written', trainChapterId: null },
  ],
}

const open = (section: string, words = '?id=train') =>
  renderPage(<MyTrainPartPage />, {
    at: `/home/learning/trainDetail/${section}${words}`,
    path: '/home/learning/trainDetail/$section',
    answers,
  })

/** The texts of each sub-page, which the others do not show. */
const shown: Record<TrainSection, string[]> = {
  presentation: ['Sell from your own kitchen.'],
  plan: ['1 video · 1 task'],
  download: ['Handbook.pdf'],
  schedule: ['50% of the training done', 'Light'],
  assignment: ['Photograph', 'Set the price'],
  examine: ['Safety test'],
}

it.each(trainSections)(
  '[TRN-050] [TRN-051] [FRM-041] the sub-page %s shows its own section and links to the others',
  async (section) => {
    await open(section)
    for (const text of shown[section])
      expect((await screen.findAllByText(new RegExp(text))).length).toBeGreaterThan(0)
    const foreign = trainSections.filter((other) => other !== section).flatMap((one) => shown[one])
    for (const text of foreign)
      if (!(section === 'schedule' && text === 'Photograph'))
        expect(screen.queryByText(text)).toBeNull()
    expect(screen.getByRole('heading', { level: 1, name: 'Online shop' })).toBeTruthy()
    const nav = within(screen.getByRole('navigation', { name: 'Parts of the training' }))
    const links = nav.getAllByRole('link')
    expect(links.map((link) => link.getAttribute('href'))).toEqual(
      trainSections.map((name) => `/home/learning/trainDetail/${name}?id=train`),
    )
    expect(
      links.filter((link) => link.ariaCurrent === 'page' || link.getAttribute('aria-current')),
    ).toHaveLength(1)
  },
)

it.each([
  ['no-such-part', '?id=train'],
  ['plan', ''],
])(
  '[FRM-183] leads to my training from the sub-page “%s” with the words “%s”',
  async (section, words) => {
    const { router } = await open(section, words)
    await waitFor(() => expect(router.state.location.pathname).toBe('/home/learning/training'))
  },
)

it('[TRN-003] shows the trainings that the school recommends, each leading to its page', async () => {
  await renderPage(<TrainRecommendedPage />, {
    at: '/train/recommendDetail',
    answers: {
      [training.recommendedTrain.path]: [makeCard('Roast'), makeCard('Latte art')],
    },
  })
  expect(
    await screen.findByRole('heading', { level: 1, name: 'Recommended training' }),
  ).toBeTruthy()
  for (const name of ['Roast', 'Latte art']) {
    const link = await screen.findByRole('link', { name: new RegExp(name) })
    expect(link.getAttribute('href')).toBe(`/trainDetail/${encodeURIComponent(name)}`)
  }
})

it('[FRM-440] the sub-pages are in the order of the tabs, with practical tasks among the tasks', () => {
  const sectionOf = (tab: TrainTab) =>
    (partOfMine('t')(tab) as unknown as { params: { section: TrainSection } }).params.section
  expect(sectionOf('practical')).toBe(sectionOf('task'))
  const named = [...new Set(trainTabs.map(sectionOf))]
  expect(trainSections.filter((name) => named.includes(name))).toEqual(named)
})
