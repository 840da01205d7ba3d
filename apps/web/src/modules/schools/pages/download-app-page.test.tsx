import { screen } from '@testing-library/react'
import { afterEach, expect, it } from 'vitest'
import { cleanupPage, renderPage } from '../../../testing/render-page.tsx'
import { DownloadAppPage } from './download-app-page.tsx'

afterEach(cleanupPage)

const show = (appImage: string | null, language: 'en' | 'zh' | 'my') =>
  renderPage(<DownloadAppPage />, {
    language,
    answers: { '/school/baseInfo': { title: 'Teratai', appImage } },
  })

it.each([
  ['en', 'Get the app'],
  ['zh', '下载应用'],
  ['my', 'Dapatkan aplikasi'],
] as const)('[FRM-066] shows the picture of the school’s app in %s', async (language, title) => {
  await show('/app.png', language)
  expect((await screen.findByRole('heading', { level: 1 })).textContent).toBe(title)
  expect(screen.getByRole('img').getAttribute('src')).toBe('/app.png')
})

it('[FRM-066] without an app the page says how to put the site on the home screen of a phone', async () => {
  await show(null, 'en')
  expect((await screen.findByRole('heading', { level: 1 })).textContent).toBe('There is no app yet')
  expect(screen.getByRole('link', { name: 'To the courses' })).toBeTruthy()
})
