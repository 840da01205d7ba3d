import { paperOf, resume } from '@titian/contract'
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { readPdfText } from '../../../platform/parsing/pdf-text.ts'
import { openTestApp, type Person, type TestApp } from '../../../testing/test-app.ts'
import { makeMember } from '../../accounts/factories.ts'
import { paperNames } from '../exchange/names.ts'
import { saveResume } from '../queries.ts'
import { sampleContent } from './factories.ts'
import { bare, findLost } from './text-check.ts'

let testApp: TestApp
let student: Person
beforeAll(async () => {
  testApp = await openTestApp()
}, 90_000)
afterAll(async () => {
  await testApp.app.services.pdf.close()
  await testApp.close()
})
beforeEach(async () => {
  student = await makeMember(testApp, { name: '李玥' })
})

interface Odd {
  name?: string
  line?: string
}

/** Returns the PDF of a resume with this name and line; repeated while the machine is busy. */
async function printed({ name = '李玥', line = 'I test.' }: Odd) {
  const content = sampleContent('zh', { template: 2 })
  content.basics.name = name
  content.personalAdvantage = line
  const savedAt = testApp.clock.now()
  await saveResume(testApp.db, student, { revision: 1, content, savedAt })
  const resumeId = testApp.seal('resume', student.userId)
  const ask = () => testApp.ask(resume.exportResumePdf, { resumeId }, student)
  let { body } = await ask()
  for (let times = 1; times < 4 && body.data === null && body.code === -9999; times += 1)
    ({ body } = await ask())
  const bytes = Buffer.from(body.data?.base64 ?? '', 'base64')
  return { body, paper: paperOf(content, paperNames('zh'), ''), bytes }
}

describe('the PDF of a resume with unusual characters', () => {
  it.each([
    '李',
    'O',
    'Siti Nur Aisyah Hassan',
    'Siobhán O’Brien',
    "D'Souza",
    '龚䶮',
    '𬭛玥',
    '㛃',
    '𠮷野',
  ])('[RES-070] has the name %s whole', async (name) => {
    const { body, bytes } = await printed({ name })
    expect(body).toMatchObject({ ok: true, data: { fileName: `${name}.pdf` } })
    expect(bare((await readPdfText(bytes)).join(''))).toContain(bare(name))
  })

  it.each([
    'Saya menulis שלום עולם and more',
    'שלום עולם 2026 (a)',
    'Saya menulis مرحبا بالعالم and more',
    'لا إله 2026',
  ])('[RES-152] has every letter of the line %s from right to left', async (line) => {
    const { body, paper, bytes } = await printed({ name: 'نور Nur', line })
    expect(body).toMatchObject({ ok: true, msg: '' })
    const pages = await readPdfText(bytes)
    expect(findLost(paper, pages)).toEqual([])
  })

  it('[RES-070] is refused when no font has a character, and names the text', async () => {
    // No font has a glyph for a private-use character.
    const { body } = await printed({ name: 'Aisyah \u{E123}', line: 'I test.' })
    expect(body).toMatchObject({ ok: false, extend: { reason: 'pdfTextLost' } })
    expect(body.extend?.lost).toMatchObject([{ field: 'name', text: 'Aisyah \u{E123}' }])
  })
})
