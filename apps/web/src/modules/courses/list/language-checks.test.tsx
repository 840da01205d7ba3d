import { fireEvent, screen, waitFor } from '@testing-library/react'
import { beforeEach, afterEach, expect, it } from 'vitest'
import { browseAs, cleanupPage, desktopAgent, renderPage } from '../../../testing/render-page.tsx'
import { CourseListPage } from '../pages/course-list-page.tsx'

beforeEach(() => browseAs(desktopAgent))
afterEach(cleanupPage)

const open = (at: string) =>
  renderPage(<CourseListPage />, {
    at,
    path: '/course',
    answers: {
      '/course/courseTypeThreeList': [],
      '/course/courseKindList': [],
      '/course/courseLanguageList': [
        { language: 'en', courses: 4 },
        { language: 'zh', courses: 2 },
        { language: 'my', courses: 0 },
      ],
      '/course/courseList': { list: [], total: 0 },
    },
  })
const box = (name: RegExp) => screen.findByRole('checkbox', { name })

it('[CRS-214] the list is narrowed by any number of languages, each of which can be removed', async () => {
  const { router } = await open('/course?isFree=1')
  const english = await box(/^English$/)
  // The check box is a link, so that the filter works without JavaScript.
  expect(english.getAttribute('href')).toMatch(/courseLanguage=en/)
  expect(screen.queryByRole('checkbox', { name: /Melayu/ })).toBeNull()

  fireEvent.click(english)
  await waitFor(() => expect(router.state.location.search).toMatchObject({ courseLanguage: 'en' }))
  fireEvent.click(await box(/^中文$/))
  await waitFor(() =>
    expect(router.state.location.search).toMatchObject({ courseLanguage: 'en,zh', isFree: '1' }),
  )
  expect((await box(/^中文/)).getAttribute('aria-checked')).toBe('true')

  fireEvent.click(screen.getByRole('button', { name: 'Remove the filter English' }))
  await waitFor(() => expect(router.state.location.search).toMatchObject({ courseLanguage: 'zh' }))
  fireEvent.click(await box(/^中文/))
  await waitFor(() => expect(router.state.location.href).toBe('/course?isFree=1'))
})

it('[CRS-214] a chosen language is shown even if no course is taught in it', async () => {
  await open('/course?courseLanguage=my')
  expect((await box(/^Bahasa Melayu\s*0$/)).getAttribute('aria-checked')).toBe('true')
})

it('[FRM-438] a filter shows its number of courses only if no other filter hides some of them', async () => {
  await open('/course?courseLanguage=zh')
  expect(await box(/^English\s*4$/)).toBeTruthy()
  cleanupPage()
  document.body.innerHTML = ''
  await open('/course?courseKindId=5')
  expect(await box(/^English$/)).toBeTruthy()
  expect(screen.queryByRole('checkbox', { name: /4/ })).toBeNull()
})
