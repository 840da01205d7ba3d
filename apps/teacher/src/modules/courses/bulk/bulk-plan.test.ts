// @vitest-environment happy-dom
import type { StoredFile } from '@titian/contract'
import { NetworkFailure, setPerson } from '@titian/site'
import { afterAll, afterEach, beforeEach, expect, it, vi } from 'vitest'
import { bulk, titleOf } from './bulk-plan.ts'

interface Sent {
  file: File
  arrive: (path: string) => void
  cut: () => void
}
const { sent, asked, answer } = vi.hoisted(() => {
  // An earlier test file may have loaded the modules that are mocked here.
  vi.resetModules()
  return {
    sent: [] as Sent[],
    asked: [] as { data: object[] }[],
    answer: { fails: false },
  }
})

vi.mock(import('@titian/site'), async (original) => {
  const site = await original()
  return {
    ...site,
    uploadFile: (file: File) =>
      new Promise<StoredFile>((resolve, reject) => {
        sent.push({
          file,
          arrive: (path) => resolve({ path } as StoredFile),
          cut: () => reject(new site.NetworkFailure('network')),
        })
      }),
    ask: ((_: unknown, input: { data: object[] }) => {
      asked.push(input)
      return answer.fails
        ? Promise.reject(new site.NetworkFailure('network'))
        : Promise.resolve({ videos: [] })
    }) as typeof site.ask,
  }
})

let made = 0
let chapter = ''
const film = (name: string) => new File(['0123', 'ftypisom'], name, { type: 'video/mp4' })
const entries = () => bulk.plan(chapter).entries
const flushPromises = () => new Promise((resolve) => setTimeout(resolve, 5))

beforeEach(() => {
  setPerson('anna')
  chapter = `chapter${(made += 1)}`
  sent.length = 0
  asked.length = 0
  answer.fails = false
})
afterEach(() => setPerson(null))
// A later test file must not get the mocks.
afterAll(() => void vi.resetModules())

it('[TCH-150] [TCH-187] one call creates the lessons of all videos in the order of their names, after a click', async () => {
  bulk.add(
    chapter,
    [film('Old.mp4'), film('10_Two.mp4'), film('2_One_way.mp4')],
    [{ idSign: 'old', videoTitle: 'old' }],
  )
  expect(entries().map(({ name }) => name)).toEqual(['2_One_way.mp4', '10_Two.mp4', 'Old.mp4'])
  bulk.change(chapter, entries()[1]?.key ?? '', { title: 'Second' })
  for (const path of ['a', 'b', 'c']) {
    await flushPromises()
    sent.at(-1)?.arrive(path)
    await flushPromises()
  }
  expect(entries().map(({ path }) => path)).toEqual(['a', 'b', 'c'])
  expect(asked, 'nothing is made before the press').toEqual([])
  await bulk.finish(chapter)
  const size = 12
  const film1 = { videoPath: 'a', videoName: '2_One_way.mp4', videoSize: size }
  const film2 = { videoPath: 'b', videoName: '10_Two.mp4', videoSize: size }
  expect(asked).toEqual([
    {
      data: [
        { chapterIdSign: chapter, videoTitle: 'One way', ...film1 },
        { chapterIdSign: chapter, videoTitle: 'Second', ...film2 },
        { chapterVideoIdSign: 'old', videoPath: 'c', videoName: 'Old.mp4', videoSize: size },
      ],
    },
  ])
  expect(entries()).toEqual([])
})

it('[TCH-150] lessons are created for finished uploads, and the unfinished video stays in the list', async () => {
  bulk.add(chapter, [film('a.mp4'), film('b.mp4')], [])
  await flushPromises()
  sent[0]?.arrive('a')
  await flushPromises()
  await bulk.finish(chapter)
  expect(asked.map(({ data }) => data.length)).toEqual([1])
  expect(entries().map(({ name }) => name)).toEqual(['b.mp4'])
})

it('[TCH-150] finished videos and the names of interrupted ones survive leaving the page, and the same file resumes', async () => {
  bulk.add(chapter, [film('a.mp4'), film('b.mp4')], [])
  await flushPromises()
  sent[0]?.arrive('a')
  await flushPromises()
  // Switching to another person and back clears the memory, as a reload does.
  setPerson('bo')
  expect(entries()).toEqual([])
  setPerson('anna')
  expect(entries().map(({ name, path }) => [name, path])).toEqual([
    ['a.mp4', 'a'],
    ['b.mp4', null],
  ])
  bulk.add(chapter, [film('b.mp4'), film('a.mp4')], [])
  await flushPromises()
  expect(sent.map(({ file }) => file.name)).toEqual(['a.mp4', 'b.mp4', 'b.mp4'])
  expect(entries()).toHaveLength(2)
})

it('[TCH-150] uploads and the creation of lessons resume automatically when the browser is online again', async () => {
  bulk.add(chapter, [film('a.mp4')], [])
  await flushPromises()
  sent[0]?.cut()
  await flushPromises()
  answer.fails = true
  window.dispatchEvent(new Event('online'))
  await flushPromises()
  sent[1]?.arrive('a')
  await flushPromises()
  await bulk.finish(chapter)
  expect(bulk.plan(chapter).error).toBeInstanceOf(NetworkFailure)
  answer.fails = false
  window.dispatchEvent(new Event('online'))
  await flushPromises()
  expect(asked).toHaveLength(2)
  expect(entries()).toEqual([])
})

it('[TCH-150] at most 50 videos are accepted, and the rejected ones are named', () => {
  const files = Array.from({ length: 52 }, (_, index) => film(`${index}.mp4`))
  expect(bulk.add(chapter, files, []).map(({ name }) => name)).toEqual(['50.mp4', '51.mp4'])
})

it('[TCH-150] the title of a lesson is the file name without its extension', () => {
  expect(['Rice_and water.mp4', '.mp4', 'a.b.mp4'].map((name) => titleOf(name))).toEqual([
    'Rice and water',
    '.mp4',
    'a.b',
  ])
  expect(titleOf(`${'x'.repeat(200)}.mp4`)).toHaveLength(100)
})

it.each([
  ['01 Rice.mp4', 'Rice'],
  ['007-Rice.mp4', 'Rice'],
  ['3. Rice.mp4', 'Rice'],
  ['3) Rice.mp4', 'Rice'],
  ['3、水稻.mp4', '水稻'],
  ['12 - Rice.mp4', 'Rice'],
  ['10 tips.mp4', '10 tips'],
  ['3D printing.mp4', '3D printing'],
  ['3-D printing.mp4', '3-D printing'],
  ['1.5 litres.mp4', '1.5 litres'],
  ['2026.mp4', '2026'],
  ['01.mp4', '01'],
])('[TCH-187] calls the lesson of “%s” “%s”', (name, title) => {
  expect(titleOf(name)).toBe(title)
})

it('[TCH-187] plain numbers at the start are removed when every file name has one', () => {
  bulk.add(chapter, [film('10 Harvest.mp4'), film('9 Rain.mp4')], [])
  expect(entries().map(({ title }) => title)).toEqual(['Rain', 'Harvest'])
})

it('[TCH-187] a video fills the empty lesson whose title equals its file name without the number', () => {
  const empty = [{ idSign: 'x', videoTitle: '01 Rain' }]
  bulk.add(chapter, [film('01_Rain.mp4')], empty)
  expect(entries().map(({ lesson }) => lesson)).toEqual(['x'])
})
