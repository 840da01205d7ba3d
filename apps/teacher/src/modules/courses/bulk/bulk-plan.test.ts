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
  // A file before this one may have loaded what is replaced here.
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
// Nor may a file after this one find the replacement.
afterAll(() => void vi.resetModules())

it('[TCH-150] [TCH-187] makes the lessons of all films in one call, in the order of their names, once it is asked to', async () => {
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

it('[TCH-150] makes the lessons of what has arrived, and keeps the film that has not', async () => {
  bulk.add(chapter, [film('a.mp4'), film('b.mp4')], [])
  await flushPromises()
  sent[0]?.arrive('a')
  await flushPromises()
  await bulk.finish(chapter)
  expect(asked.map(({ data }) => data.length)).toEqual([1])
  expect(entries().map(({ name }) => name)).toEqual(['b.mp4'])
})

it('[TCH-150] keeps arrived films and names of cut ones when the page is left, and takes the same file up again', async () => {
  bulk.add(chapter, [film('a.mp4'), film('b.mp4')], [])
  await flushPromises()
  sent[0]?.arrive('a')
  await flushPromises()
  // Another person and back again: what was in memory is gone, as after a reload.
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

it('[TCH-150] goes on by itself when online again, with a film and with the lessons', async () => {
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

it('[TCH-150] takes at most 50 films and says for which there was no room', () => {
  const files = Array.from({ length: 52 }, (_, index) => film(`${index}.mp4`))
  expect(bulk.add(chapter, files, []).map(({ name }) => name)).toEqual(['50.mp4', '51.mp4'])
})

it('[TCH-150] calls a lesson as its file, without the ending', () => {
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

it('[TCH-187] takes plain numbers for places where every film begins with one', () => {
  bulk.add(chapter, [film('10 Harvest.mp4'), film('9 Rain.mp4')], [])
  expect(entries().map(({ title }) => title)).toEqual(['Rain', 'Harvest'])
})

it('[TCH-187] fills the lesson that is called like the file with its number', () => {
  const empty = [{ idSign: 'x', videoTitle: '01 Rain' }]
  bulk.add(chapter, [film('01_Rain.mp4')], empty)
  expect(entries().map(({ lesson }) => lesson)).toEqual(['x'])
})
