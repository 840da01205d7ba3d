import { cleanup, fireEvent, screen, waitFor, within } from '@testing-library/react'
import { practice } from '@titian/contract'
import { afterEach, expect, it } from 'vitest'
import { cleanupPage, renderPage } from '../../../testing/render-page.tsx'
import { PracticePage } from './practice-page.tsx'

afterEach(cleanupPage)

const card = {
  idSign: 'beer-game',
  title: 'The beer game',
  summary: 'A chain.',
  picture: '',
  kind: 'supply-chain',
  url: '/supplyChain',
  state: 'open',
  score: null,
  due: null,
}
const entry = (title: string, fields: object = {}) => ({
  id: title,
  title,
  text: '',
  image: null,
  seed: title,
  url: null,
  ...fields,
})
const news = (number: number) => ({
  sign: `news-${number}`,
  title: `News ${number}`,
  summary: '',
  cover: '',
  coverSeed: 's',
  category: 3,
  typeSign: null,
  typeName: '',
  authorName: 'Office',
  publishedAt: '2026-11-01T08:00:00.000Z',
  minutes: 1,
  likes: 0,
})
const all = Array.from({ length: 8 }, (_, at) => news(at + 1))
const pageOf = ({ page, size }: { page: number; size: number }) => ({
  list: all.slice((page - 1) * size, page * size),
  total: all.length,
})
/** A response that never ends. */
const waiting = () => new Response(new ReadableStream())
const failed = () => new Response('', { status: 500 })

const open = (answers: object = {}, at = '/simulation') =>
  renderPage(<PracticePage />, {
    at,
    path: '/simulation',
    answers: {
      [practice.practiceList.path]: [card],
      [practice.practiceCategory.path]: [{ kind: 'supply-chain', total: 1 }],
      [practice.practiceBanner.path]: [],
      [practice.whaleCreation.path]: [],
      [practice.whaleTrainIndex.path]: [],
      [practice.practiceInformationList.path]: { list: [], total: 0 },
      ...answers,
    },
  })

it("[PRC-014] partners are listed with title, text and picture in the school's order, and an empty list is hidden", async () => {
  await open({
    [practice.whaleCreation.path]: [
      entry('Studio', { text: 'Take pictures', url: 'https://studio.example/', image: '/p.webp' }),
      entry('Radio', { url: '/train' }),
    ],
  })
  const list = await screen.findByRole('region', { name: 'Create with our partners' })
  const [studio, radio] = within(list).getAllByRole('link')
  expect(studio?.getAttribute('href')).toBe('https://studio.example/')
  expect(studio?.textContent).toBe('StudioTake pictures')
  expect(studio?.querySelector('img')?.getAttribute('src')).toContain('/p.webp')
  expect([radio?.textContent, radio?.getAttribute('href')]).toEqual(['Radio', '/train'])
  expect(screen.queryByRole('region', { name: 'Train with our partners' })).toBeNull()
  expect(screen.queryByRole('region', { name: 'Practice news' })).toBeNull()
})

it('[PRC-089] the first banner is a linked picture with its title as alternative text, or title and text without a picture', async () => {
  await open({
    [practice.practiceBanner.path]: [
      entry('Practice week', { image: '/wide.webp', url: '/course' }),
      entry('Second', { image: '/second.webp' }),
    ],
  })
  const picture = await screen.findByRole('img', { name: 'Practice week' })
  expect(picture.closest('a')?.getAttribute('href')).toBe('/course')
  expect(screen.queryByRole('img', { name: 'Second' })).toBeNull()
  cleanup()
  cleanupPage()

  const drawn = entry('Practice week', { text: 'Join in', url: '/course' })
  await open({ [practice.practiceBanner.path]: [drawn] })
  const banner = await screen.findByRole('complementary', { name: 'Practice week' })
  expect(banner.textContent).toBe('Practice weekJoin in')
  expect(within(banner).getByRole('link').getAttribute('href')).toBe('/course')
})

it('[PRC-088] practices are shown while banner, partners and news are loading, or when they fail', async () => {
  const slow = [practice.practiceBanner, practice.whaleCreation, practice.practiceInformationList]
  await open(Object.fromEntries(slow.map(({ path }) => [path, waiting])))
  expect(await screen.findByRole('link', { name: /The beer game/ })).toBeTruthy()
  cleanup()
  cleanupPage()

  await open(Object.fromEntries(slow.map(({ path }) => [path, failed])))
  expect(await screen.findByRole('link', { name: /The beer game/ })).toBeTruthy()
  const section = await screen.findByRole('region', { name: 'Practice news' })
  expect(within(section).getByRole('button', { name: 'Try again' })).toBeTruthy()
})

it('news can be paged, keep the kind in the address, and link to their own pages', async () => {
  const { router } = await open(
    { [practice.practiceInformationList.path]: pageOf },
    '/simulation?kind=supply-chain',
  )
  const section = await screen.findByRole('region', { name: 'Practice news' })
  expect(within(section).getByRole('link', { name: 'News 1' }).getAttribute('href')).toBe(
    '/news/news-1',
  )
  expect(within(section).queryByRole('link', { name: 'News 7' })).toBeNull()
  fireEvent.click(await within(section).findByRole('link', { name: 'Page 2' }))
  expect(await screen.findByRole('link', { name: 'News 7' })).toBeTruthy()
  await waitFor(() => expect(screen.queryByRole('link', { name: 'News 1' })).toBeNull())
  expect(router.state.location.search).toEqual({ kind: 'supply-chain', page: '2' })
})

it('a page beyond the end redirects to the last one', async () => {
  await open({ [practice.practiceInformationList.path]: pageOf }, '/simulation?page=99')
  expect(await screen.findByRole('link', { name: 'News 8' })).toBeTruthy()
})
