import { courses, type CourseType, type HomeSection, schools } from '@titian/contract'
import { QueryClientProvider } from '@tanstack/react-query'
import {
  createMemoryHistory,
  createRootRoute,
  createRouter,
  RouterProvider,
} from '@tanstack/react-router'
import { render, screen } from '@testing-library/react'
import { askKey, createQueryClient } from '@titian/site'
import { TitianProvider } from '@titian/ui'
import { createInstance } from 'i18next'
import { I18nextProvider, initReactI18next } from 'react-i18next'
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import texts from '../texts/en.json' with { type: 'json' }
import { HomePage } from './home-page.tsx'

// A list that is still asked for draws its section all the same.
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

/** What the server would have written into the page of a school with these sections. */
function clientOf(homeSections: HomeSection[]) {
  const client = createQueryClient()
  client.setQueryData(askKey(schools.schoolInitial), { homeSections })
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

async function show(homeSections: HomeSection[]) {
  const i18n = createInstance()
  await i18n.use(initReactI18next).init({
    lng: 'en',
    resources: { en: { schools: texts } },
    interpolation: { escapeValue: false },
  })
  const router = createRouter({
    routeTree: createRootRoute({ component: HomePage }),
    history: createMemoryHistory({ initialEntries: ['/home'] }),
  })
  await router.load()
  const { container } = render(
    <TitianProvider language="en">
      <QueryClientProvider client={clientOf(homeSections)}>
        <I18nextProvider i18n={i18n}>
          <RouterProvider router={router} />
        </I18nextProvider>
      </QueryClientProvider>
    </TitianProvider>,
  )
  await screen.findByRole('heading', { level: 1 })
  return container
}

/** The sections on show from top to bottom. */
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

it('[FRM-193] [FRM-136] shows the advert beside the carousel where adverts are listed', async () => {
  await show(['carousel', 'adverts'])
  expect(screen.getByText('Beside')).toBeTruthy()
})

it('[FRM-136] shows no advert where they are not listed', async () => {
  await show(['carousel', 'courseGroups'])
  expect(screen.queryByText('Beside')).toBeNull()
  expect(screen.queryByText('Between')).toBeNull()
})

it('[FRM-136] names the page after the school where no slide does', async () => {
  await show(['courseGroups'])
  const [heading, ...others] = screen.getAllByRole('heading', { level: 1 })
  expect([heading?.textContent, others.length]).toEqual(['First School', 0])
})
