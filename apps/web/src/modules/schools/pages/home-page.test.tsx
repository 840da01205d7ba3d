import {
  articles,
  courses,
  type CourseCard,
  type CourseType,
  type HomeLayout,
  type HomeSection,
  schools,
  type TrainCard,
  training,
} from '@titian/contract'
import { QueryClientProvider } from '@tanstack/react-query'
import {
  createMemoryHistory,
  createRootRoute,
  createRouter,
  RouterProvider,
} from '@tanstack/react-router'
import { cleanup, render, screen, waitFor } from '@testing-library/react'
import { askKey, createQueryClient, parseSearch, stringifySearch } from '@titian/site'
import { TitianProvider } from '@titian/ui'
import { createInstance } from 'i18next'
import { I18nextProvider, initReactI18next } from 'react-i18next'
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import texts from '../texts/en.json' with { type: 'json' }
import { HomePage } from './home-page.tsx'

// Requests that never end, so that sections are rendered while loading.
beforeEach(() => {
  vi.spyOn(globalThis, 'fetch').mockReturnValue(new Promise(() => undefined))
})
afterEach(() => {
  vi.restoreAllMocks()
})

const advert = (title: string) => ({
  id: title,
  url: null,
  advertImage: null,
  title,
  text: '',
  seed: title,
})

const type = { sign: 'type', name: 'Trades', icon: 'book', courses: 1 } as CourseType

/** A client with the first data that the server would write for a school with these sections. */
function clientOf(homeSections: HomeSection[], homeLayout: HomeLayout) {
  const client = createQueryClient()
  client.setQueryData(askKey(schools.schoolInitial), { homeSections, homeLayout })
  client.setQueryData(askKey(schools.schoolBaseInfo), { title: 'First School' })
  client.setQueryData(askKey(schools.navigationBar), [])
  client.setQueryData(askKey(schools.homeBanner), [
    {
      id: 'one',
      title: 'Slide',
      lead: '',
      actionLabel: null,
      url: null,
      image: null,
      seed: 'one',
    },
  ])
  client.setQueryData(askKey(schools.advertisingList, { positionId: 1 }), [advert('Beside')])
  client.setQueryData(askKey(schools.advertisingList, { positionId: 2 }), [advert('Between')])
  client.setQueryData(askKey(courses.courseTypeThreeList), [type])
  return client
}

async function show(
  homeSections: HomeSection[],
  {
    layout = 'standard',
    address = '/home',
    client = clientOf(homeSections, layout),
  }: { layout?: HomeLayout; address?: string; client?: ReturnType<typeof clientOf> } = {},
) {
  const i18n = createInstance()
  await i18n.use(initReactI18next).init({
    lng: 'en',
    resources: { en: { schools: texts } },
    interpolation: { escapeValue: false },
  })
  const router = createRouter({
    routeTree: createRootRoute({ component: HomePage }),
    history: createMemoryHistory({ initialEntries: [address] }),
    parseSearch,
    stringifySearch,
  })
  await router.load()
  const { container } = render(
    <TitianProvider language="en">
      <QueryClientProvider client={client}>
        <I18nextProvider i18n={i18n}>
          <RouterProvider router={router} />
        </I18nextProvider>
      </QueryClientProvider>
    </TitianProvider>,
  )
  await screen.findByRole('heading', { level: 1 })
  // The sections below the carousel load a moment later.
  await waitFor(() => expect(container.querySelector('[data-layout] [data-part]')).toBeTruthy())
  return container
}

/** Returns the shown sections from top to bottom. */
function sectionsIn(container: HTMLElement): string[] {
  return [...container.querySelectorAll('section, aside')].map(
    (section) =>
      section.getAttribute('aria-roledescription') ??
      section.getAttribute('aria-labelledby') ??
      section.getAttribute('aria-label') ??
      '',
  )
}

it.each<[HomeSection[], string[]]>([
  [
    ['carousel', 'adverts', 'courseGroups', 'chosenCourses', 'newCourses'],
    ['carousel', 'Between', 'home-groups', 'home-chosen', 'home-new'],
  ],
  [
    ['newCourses', 'carousel', 'adverts', 'courseGroups'],
    ['home-new', 'carousel', 'Between', 'home-groups'],
  ],
  [['chosenCourses'], ['home-chosen']],
])('[FRM-136] draws the sections %j in this order, and no others', async (listed, drawn) => {
  expect(sectionsIn(await show(listed))).toEqual(drawn)
})

it('[FRM-193] [FRM-136] adverts beside the carousel are shown if the school lists them', async () => {
  await show(['carousel', 'adverts'])
  expect(screen.getByText('Beside')).toBeTruthy()
})

it('[FRM-136] adverts that the school does not list are not shown', async () => {
  await show(['carousel', 'courseGroups'])
  expect(screen.queryByText('Beside')).toBeNull()
  expect(screen.queryByText('Between')).toBeNull()
})

it('[FRM-136] without a slide the heading is the name of the school', async () => {
  await show(['courseGroups'])
  const [heading, ...others] = screen.getAllByRole('heading', { level: 1 })
  expect([heading?.textContent, others.length]).toEqual(['First School', 0])
})

it('[CNT-008] the layout that the school chose puts news and adverts beside the courses', async () => {
  const container = await show(['carousel', 'adverts', 'courseGroups', 'newCourses'], {
    layout: 'columns',
  })
  const columns = [...container.querySelectorAll('div[data-layout="columns"] > div')]
  expect(
    columns.map((column) =>
      [...column.querySelectorAll('[data-part]')].map((part) => part.getAttribute('data-part')),
    ),
  ).toEqual([['courseGroups', 'newCourses'], ['adverts']])
})

it('[CNT-086] the layout in the address is shown instead of the saved one', async () => {
  const container = await show(['carousel', 'adverts'], {
    address: '/home?layout=panels&sections=newCourses.courseGroups',
  })
  expect(sectionsIn(container)).toEqual(['home-new', 'home-groups'])
  expect(container.querySelector('[data-layout]')?.getAttribute('data-layout')).toBe('panels')
})

const piece = (title: string, category: 1 | 2) => ({
  sign: title,
  title,
  summary: '',
  cover: '',
  coverSeed: title,
  category,
  typeSign: null,
  typeName: '',
  authorName: '',
  publishedAt: null,
  minutes: 1,
  likes: 0,
})

it('[CNT-087] school news, industry information and most read articles are shown, each with a link to its list', async () => {
  const client = clientOf(['carousel', 'information'], 'standard')
  const listed = (title: string, category: 1 | 2) => ({ list: [piece(title, category)], total: 1 })
  const input = (category: 1 | 2) => ({ page: 1, size: 4, category }) as const
  client.setQueryData(askKey(articles.informationList, input(1)), listed('Open day', 1))
  client.setQueryData(askKey(articles.informationList, input(2)), listed('New rules', 2))
  client.setQueryData(askKey(articles.hotNews, { size: 5 }), [piece('Much read', 1)])
  await show(['carousel', 'information'], { client })
  for (const title of ['Open day', 'New rules', 'Much read'])
    expect(screen.getByRole('link', { name: title })).toBeTruthy()
  const more = screen.getAllByRole('link', { name: texts.home.seeFeatured })
  expect(more.map((one) => one.getAttribute('href'))).toEqual(['/news', '/news?category=2'])
})

it('[CNT-019] [CNT-087] sections that fail to load do not affect others', async () => {
  vi.spyOn(globalThis, 'fetch').mockImplementation(() => Promise.reject(new TypeError('offline')))
  const client = clientOf(['courseGroups', 'information', 'newCourses'], 'standard')
  client.setQueryData(askKey(articles.informationList, { page: 1, size: 4, category: 1 }), {
    list: [piece('Open day', 1)],
    total: 1,
  })
  const container = await show(['courseGroups', 'information', 'newCourses'], { client })
  await waitFor(() => expect(screen.getAllByRole('alert').length).toBeGreaterThan(1), {
    timeout: 20_000,
  })
  expect(screen.getByRole('link', { name: 'Open day' })).toBeTruthy()
  expect(sectionsIn(container)).toEqual(['home-groups', 'home-information', 'home-new'])
}, 30_000)

const course = (courseName: string): CourseCard => ({
  sign: courseName,
  courseName,
  coursePicture: null,
  coverSeed: courseName,
  coursePrice: 0,
  courseKindId: 1,
  courseKindName: '',
  courseTypeName: '',
  courseScore: 0,
  courseTime: 0,
  type: 1,
  courseLanguage: null,
  teacherNames: [],
  learners: 0,
  lessons: 1,
  isNew: false,
  isFeatured: true,
  isPopular: false,
  rating: null,
  reviews: 0,
})

const train: TrainCard = {
  sign: 'train',
  trainName: 'Site safety 2026',
  cohort: '',
  trainPicture: null,
  coverSeed: 'train',
  state: 'inProgress',
  startTime: null,
  endTime: null,
  trainPrice: 0,
  isFree: true,
  credit: 0,
  chapters: 1,
  videos: 1,
  learners: 0,
}

it('[FRM-023] [CNT-005] carousel, adverts, course groups, high-quality courses and training camp are shown', async () => {
  const sections: HomeSection[] = [
    'carousel',
    'adverts',
    'courseGroups',
    'chosenCourses',
    'trainingCamp',
  ]
  const client = clientOf(sections, 'standard')
  client.setQueryData(askKey(courses.chosenCourses, { size: 5 }), [course('Welding')])
  client.setQueryData(askKey(training.recommendedTrain), [train])
  const container = await show(sections, { client })
  expect(await screen.findByRole('link', { name: train.trainName })).toBeTruthy()
  expect(sectionsIn(container)).toEqual([
    'carousel',
    'Between',
    'home-groups',
    'home-chosen',
    'home-camp',
  ])
  for (const name of ['Slide', 'Between', 'Beside', 'Trades', 'Welding'])
    expect(screen.getByText(name)).toBeTruthy()
})

it('[CNT-115] [CNT-009] a slide with a course shows its teacher, length and price', async () => {
  const slide = (url: string | null) => {
    const client = clientOf(['carousel', 'courseGroups'], 'standard')
    client.setQueryData(askKey(schools.homeBanner), [
      { id: 'one', title: 'Slide', lead: '', actionLabel: null, url, image: null, seed: 'one' },
    ])
    const teacherNames = ['Nurul Huda']
    client.setQueryData(askKey(courses.sliderCourse, {}), [
      { ...course('Other'), teacherNames: ['Somebody'] },
      { ...course('Soup'), teacherNames, lessons: 12, learners: 40, coursePrice: 0 },
    ])
    return client
  }
  const carousel = () => screen.getByRole('region', { name: 'Highlights' }).textContent
  const sections: HomeSection[] = ['carousel', 'courseGroups']
  await show(sections, { client: slide('/courseDetail/Soup') })
  await waitFor(() => expect(carousel()).toContain('12 lessonsNurul Huda'))
  expect(carousel()).not.toContain('Somebody')
  cleanup()
  await show(sections, { client: slide('/course') })
  expect(carousel()).not.toContain('lessons')
})
