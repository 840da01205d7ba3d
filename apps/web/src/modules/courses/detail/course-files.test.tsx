// @vitest-environment happy-dom
import { screen, waitFor } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { materials, type CourseMaterial } from '@titian/contract'
import { CourseData, LessonFiles } from '@titian/site/course-materials'
import { afterEach, expect, it } from 'vitest'
import { cleanupPage, renderPage } from '../../../testing/render-page.tsx'

afterEach(cleanupPage)

const file = (dataName: string, more: Partial<CourseMaterial> = {}): CourseMaterial => ({
  idSign: dataName,
  courseIdSign: 'course',
  chapterIdSign: null,
  chapterName: '',
  dataName,
  fileName: `${dataName}.pdf`,
  dataPath: `/api/v1/file/serve/${dataName}`,
  dataSize: 2048,
  dataType: 'pdf',
  version: 1,
  ...more,
})
const listOf = (...list: CourseMaterial[]) => ({
  list,
  total: list.length,
  totalSize: 2048 * list.length,
  may: { edit: false },
})
const gate = { courseSign: 'course', learn: true, count: 2 }

it('[CRS-063] a visitor is asked to sign in and sees the number of files, but no names', async () => {
  await renderPage(<CourseData {...gate} learn={false} />)
  expect(await screen.findByText('Sign in to download')).toBeTruthy()
  expect(screen.getByText(/^2 files are available/)).toBeTruthy()
  expect(screen.queryByRole('list')).toBe(null)
})

it('[CRS-023] the files of one chapter are listed, and an empty chapter says so', async () => {
  const { path } = materials.chapterDownList
  await renderPage(<LessonFiles chapterSign="chapter" />, {
    answers: { [path]: listOf(file('提纲')) },
  })
  expect(await screen.findByText('提纲')).toBeTruthy()
  cleanupPage()
  await renderPage(<LessonFiles chapterSign="chapter" />, { answers: { [path]: listOf() } })
  expect(await screen.findByText('This chapter has no files.')).toBeTruthy()
})

it('[CRS-172] a PDF opens in a new tab, a picture in a dialog, and other files are downloaded', async () => {
  const list = listOf(
    file('Sheet'),
    file('Drawing', { dataType: 'png' }),
    file('Archive', { dataType: 'zip' }),
  )
  await renderPage(<LessonFiles chapterSign="chapter" />, {
    answers: { [materials.chapterDownList.path]: list },
  })
  const link = await screen.findByRole('link', { name: 'Open “Sheet” in a new tab' })
  expect([link.getAttribute('href'), link.getAttribute('target')]).toEqual([
    '/api/v1/file/serve/Sheet',
    '_blank',
  ])
  expect(link.getAttribute('rel')).toContain('noopener')
  await userEvent.click(screen.getByRole('button', { name: 'View “Drawing”' }))
  await waitFor(() => expect(screen.getByRole('img', { name: 'Drawing' })).toBeTruthy())
  expect(screen.queryByRole('link', { name: /Archive/ })).toBe(null)
  expect(screen.queryByRole('button', { name: 'View “Archive”' })).toBe(null)
})
