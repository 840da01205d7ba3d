import { paperOf, plainTextOf, resume, type ShownLines } from '@titian/contract'
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { openTestApp, type TestApp } from '../../../testing/test-app.ts'
import { paperNames } from '../exchange/names.ts'
import { makeOwner, type ResumeOwner } from '../factories.ts'

let testApp: TestApp
let owner: ResumeOwner
let student: ResumeOwner['student']
let resumeId: string
let newer: string
let older: string

beforeAll(async () => {
  testApp = await openTestApp()
}, 90_000)
afterAll(() => testApp.close())
beforeEach(async () => {
  owner = await makeOwner(testApp)
  ;({ student, resumeId } = owner)
  older = (await owner.addWork({ content: 'a\nb\nc', achievements: 'd' })).body.data?.id ?? ''
  newer = (await owner.addWork({ content: 'e\nf' })).body.data?.id ?? ''
})

const fit = async (fields: object = {}, by = student) =>
  testApp.ask(
    resume.fitResume,
    {
      resumeId,
      revision: await owner.revision(),
      spacing: 'compact',
      fontSize: 'small',
      shownLines: {},
      hidden: [],
      ...fields,
    },
    by,
  )
const showWhole = async (entryId: string, fields: object = {}) =>
  testApp.ask(
    resume.showWholeEntry,
    { resumeId, revision: await owner.revision(), entryId, ...fields },
    student,
  )
const content = async () => (await owner.row())?.content
async function linesOf(id: string) {
  const now = (await owner.detail())?.content
  if (!now) throw new Error('no resume')
  const entries = paperOf(now, paperNames('en'), '').sections.flatMap((section) => section.entries)
  return entries.find((entry) => entry.id === id)?.lines
}

describe('fitting a resume to one page', () => {
  it('[RES-142] keeps its text, shortens it equally in each file, and is one revision that can be undone', async () => {
    const before = await content()
    expect((await fit({ shownLines: { [older]: 2 } })).body.ok).toBe(true)
    const after = await content()
    expect(after?.shownLines).toEqual({ [older]: 2 })
    expect(after?.look).toMatchObject({ spacing: 'compact', fontSize: 'small', template: 0 })
    expect(after?.sections).toEqual(before?.sections)
    expect(await linesOf(older)).toEqual(['a', 'b'])
    expect(await linesOf(newer)).toEqual(['e', 'f'])
    const printed = (await testApp.ask(resume.resumePaper, { resumeId }, student)).body.data?.paper
    const plain = (await testApp.ask(resume.resumePlainText, { resumeId }, student)).body.data
    expect(printed?.sections[0]?.entries.map(({ lines }) => lines)).toEqual([
      ['e', 'f'],
      ['a', 'b'],
    ])
    expect(printed && plainTextOf(printed)).toBe(plain?.text)
    const [newest] =
      (await testApp.ask(resume.listResumeRevisions, { resumeId }, student)).body.data ?? []
    expect(newest).toMatchObject({ part: 'look', act: 'fitted', revision: 3 })
    const undo = { resumeId, revision: 3, restored: 2 }
    expect((await testApp.ask(resume.restoreResumeRevision, undo, student)).body.ok).toBe(true)
    expect(await content()).toEqual(before)
  })

  it('[RES-141] can be undone also when the look was changed or fitted just before', async () => {
    const look = { template: 5, language: 'en', color: 'sea', spacing: 'wide', fontSize: 'large' }
    const sent = { resumeId, revision: 2, ...look } as never
    await testApp.ask(resume.updateResumeLook, sent, student)
    await fit({ shownLines: { [older]: 3 } })
    await fit({ shownLines: { [older]: 1 } })
    for (const restored of [4, 3]) {
      const undo = { resumeId, revision: await owner.revision(), restored }
      expect((await testApp.ask(resume.restoreResumeRevision, undo, student)).body.ok).toBe(true)
    }
    expect((await content())?.look).toEqual(look)
    expect((await content())?.shownLines).toBeUndefined()
  })

  it('[RES-142] allows showing the whole of an entry again by one press', async () => {
    await fit({ shownLines: { [older]: 2, [newer]: 1 } })
    expect((await showWhole(older)).body.ok).toBe(true)
    expect((await content())?.shownLines).toEqual({ [newer]: 1 })
    const again = await showWhole(older)
    expect([again.body.ok, again.body.data?.revision]).toEqual([true, 4])
    await showWhole(newer)
    expect(await content()).not.toHaveProperty('shownLines')
    expect((await showWhole('no-entry')).status).toBe(404)
    expect((await showWhole(newer, { revision: 1 })).body.ok).toBe(true)
  })

  it('[RES-143] hides the chosen entries too', async () => {
    await fit({ shownLines: { [newer]: 1 }, hidden: [older] })
    expect((await content())?.sections.work.map(({ hidden }) => hidden)).toEqual([false, true])
    expect(await linesOf(older)).toBeUndefined()
    expect(await linesOf(newer)).toEqual(['e'])
  })

  it.each<[string, ShownLines | object, number]>([
    ['no line', { shownLines: { entry: 0 } }, 422],
    ['half a line', { shownLines: { entry: 1.5 } }, 422],
    ['more lines than any entry has', { shownLines: { entry: 4001 } }, 422],
    ['a text in place of a number', { shownLines: { entry: '2' } }, 422],
    ['a list in place of entries', { shownLines: [2] }, 422],
    ['an id without end', { shownLines: { ['x'.repeat(65)]: 1 } }, 422],
    [
      'more entries than a resume has',
      { shownLines: Object.fromEntries(Array.from({ length: 331 }, (_, at) => [`e${at}`, 1])) },
      422,
    ],
    ['an entry of nobody', { shownLines: { entry: 1 } }, 404],
    ['the name of a method', { shownLines: { constructor: 1 } }, 404],
    ['a hidden entry of nobody', { hidden: ['entry'] }, 404],
    ['an unknown spacing', { spacing: 'none' }, 422],
    ['an unknown size', { fontSize: 'tiny' }, 422],
  ])('[RES-144] is refused with %s', async (_, fields, status) => {
    const before = await owner.row()
    expect((await fit(fields)).status).toBe(status)
    expect(await owner.row()).toEqual(before)
  })

  it('[RES-144] is refused for another person and with an older revision', async () => {
    const other = await makeOwner(testApp)
    expect((await fit({}, other.student)).status).toBe(404)
    const { body } = await fit({ revision: 1, shownLines: { [older]: 1 } })
    expect(body).toMatchObject({ code: -4, extend: { newer: { revision: 2 } } })
    expect((await content())?.shownLines).toBeUndefined()
  })

  it('[RES-144] leaves no setting of a deleted entry', async () => {
    await fit({ shownLines: { [older]: 2, [newer]: 1 } })
    const remove = async (workId: string) =>
      testApp.ask(resume.deleteWork, { workId, revision: await owner.revision() }, student)
    await remove(older)
    expect((await content())?.shownLines).toEqual({ [newer]: 1 })
    await remove(newer)
    expect(await content()).not.toHaveProperty('shownLines')
  })

  it('[RES-075] [RES-144] exports the whole text, and importing it changes nothing', async () => {
    await fit({ shownLines: { [older]: 1 } })
    const before = await owner.row()
    const file = (await testApp.ask(resume.exportJsonResume, { resumeId }, student)).body.data
    const text = file?.text ?? ''
    expect(JSON.parse(text)).toMatchObject({ work: [{}, { summary: 'a\nb\nc' }] })
    const preview = await testApp.ask(resume.previewJsonResume, { resumeId, text }, student)
    const { basics, entries = [] } = preview.body.data ?? {}
    expect([basics, entries.map(({ state }) => state)]).toEqual([[], ['same', 'same']])
    const all = { basics: [], entries: entries.map(({ id }) => id) }
    const sent = { resumeId, revision: 3, text, ...all }
    expect((await testApp.ask(resume.importJsonResume, sent, student)).body.ok).toBe(true)
    expect(await owner.row()).toEqual(before)
  })
})
