import { chmod, mkdtemp, readFile, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout as pause } from 'node:timers/promises'
import { type Language, languages, paperOf, resume, templates } from '@titian/contract'
import { getDocument } from 'pdfjs-dist/legacy/build/pdf.mjs'
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest'
import { readPdfText } from '../../../platform/parsing/pdf-text.ts'
import { chromiumPrinter, type PdfPrinter } from '../../../platform/pdf/pdf-printer.ts'
import { openTestApp, type Person, type TestApp } from '../../../testing/test-app.ts'
import { makeMember } from '../../accounts/factories.ts'
import type { StoredContent } from '../content/content.ts'
import { paperNames } from '../exchange/names.ts'
import { saveResume } from '../queries.ts'
import { sampleContent } from './factories.ts'
import { bare, findLost } from './text-check.ts'

let testApp: TestApp
let student: Person
let pdf: PdfPrinter

beforeAll(async () => {
  testApp = await openTestApp()
  pdf = testApp.app.services.pdf
}, 90_000)
afterAll(async () => {
  await pdf.close()
  await testApp?.close()
})
beforeEach(async () => {
  student = await makeMember(testApp, { name: '李玥' })
})
afterEach(() => {
  testApp.app.services.pdf = pdf
})

let revision = 0
/** Stores the content as the person would. */
async function write(content: StoredContent, person = student) {
  revision += 1
  const savedAt = testApp.clock.now()
  await saveResume(testApp.db, person, { revision, content, savedAt })
}
const ofPerson = (person = student) => ({ resumeId: testApp.seal('resume', person.userId) })
const exportPdf = (person = student) =>
  testApp.ask(resume.exportResumePdf, ofPerson(person), person)
/**
 * Prints the resume, and repeats a refused request: a busy machine refuses after 15 seconds, and
 * the next request finds the browser running.
 */
async function printed(person = student, most = 5): Promise<Awaited<ReturnType<typeof exportPdf>>> {
  const answered = await exportPdf(person)
  return answered.body.data === null && answered.body.code === -9999 && most > 1
    ? printed(person, most - 1)
    : answered
}
const bytesOf = (data: { base64: string } | null) => Buffer.from(data?.base64 ?? '', 'base64')
const paperIn = (content: StoredContent) => paperOf(content, paperNames(content.look.language), '')

/** Changes the HTML before it reaches the printer. */
const through = (change: (html: string) => string): string[] => {
  const pages: string[] = []
  testApp.app.services.pdf = {
    close: async () => {},
    print: (html) => {
      pages.push(html)
      return pdf.print(change(html))
    },
  }
  return pages
}

describe('the resume as PDF', () => {
  it.each(languages)(
    '[RES-003] [RES-004] [RES-069] [RES-070] [RES-081] prints seven templates in %s with every character',
    async (language: Language) => {
      for (const template of templates) {
        const content = sampleContent(language, { template })
        await write(content)
        const { body } = await printed()
        expect(body.data?.mediaType).toBe('application/pdf')
        expect(body.data?.fileName).toBe(`${content.basics.name}.pdf`)
        const pages = await readPdfText(bytesOf(body.data))
        expect(pages).toHaveLength(body.data?.pages ?? 0)
        expect(findLost(paperIn(content), pages)).toEqual([])
        const text = bare(pages.join(''))
        for (const name of ['李玥', '王堃', '赵喆', 'NurAisyahbintiHassan', 'O’Brien'])
          expect(text).toContain(name)
      }
    },
  )

  it('[RES-069] is A4 with tags, an outline, a title and the language of the resume', async () => {
    await write(sampleContent('zh', { template: 3 }))
    await printed()
    const { body } = await testApp.ask(resume.exportResumePdf, ofPerson(), {
      person: student,
      language: 'en',
    })
    expect(body.data?.fileName).toBe('李玥 Nur Aisyah binti Hassan.pdf')
    const document = await getDocument({ data: new Uint8Array(bytesOf(body.data)), verbosity: 0 })
      .promise
    const { info } = await document.getMetadata()
    expect(info).toMatchObject({ Title: '李玥 Nur Aisyah binti Hassan', Language: 'zh-CN' })
    expect(await document.getMarkInfo()).toMatchObject({ Marked: true })
    const [top] = await document.getOutline()
    expect(top?.title).toBe('李玥 Nur Aisyah binti Hassan')
    expect(top?.items.map(({ title }) => title)).toContain('工作经历')
    const page = await document.getPage(1)
    const [, , width = 0, height = 0] = page.view
    expect([Math.round(width), Math.round(height)]).toEqual([595, 842])
    const roles = JSON.stringify(await page.getStructTree())
    for (const role of ['"H1"', '"H2"', '"H3"', '"L"', '"LI"', '"P"']) expect(roles).toContain(role)
  })

  it('[RES-069] prints once until the resume or its look changes', async () => {
    const pages = through((html) => html)
    await write(sampleContent('en'))
    const first = await printed()
    const second = await printed()
    expect(second.body.data).toEqual(first.body.data)
    expect(pages).toHaveLength(1)
    await write(sampleContent('en', { template: 5, color: 'forest', fontSize: 'small' }))
    await printed()
    await write(sampleContent('my', { template: 5, color: 'forest', fontSize: 'small' }))
    await printed()
    expect(pages).toHaveLength(3)
    expect(pages[1]).toContain('data-template="5" data-color="forest"')
    expect(pages[2]).toContain('lang="ms"')
  })

  it('[RES-070] refuses a PDF that lost or changed a character, and names the field', async () => {
    await write(sampleContent('en'))
    through((html) => html.replaceAll('王堃', '王'))
    const lost = await printed()
    expect(lost.body).toMatchObject({ ok: false, data: null, extend: { reason: 'pdfTextLost' } })
    expect(lost.body.extend?.lost).toEqual([
      {
        section: 'work',
        entryId: 'work-1',
        field: 'line',
        text: 'Answered buyers of 王堃’s and Siobhán O’Brien’s teams within four hours.',
      },
    ])
    expect(lost.body.msg).toContain('Answered buyers of 王堃')
    // A radical looks like the letter, but programs that read the PDF treat it as another one.
    through((html) => html.replaceAll('人', '\u2F08').replaceAll('李玥', '\u2F40玥'))
    const changed = await printed()
    expect(changed.body.extend?.lost).toMatchObject([{ field: 'name' }, { section: 'project' }])
    testApp.app.services.pdf = pdf
    expect((await printed()).body.ok).toBe(true)
  })

  it('[RES-071] is refused without a browser, and after 15 seconds', async () => {
    await write(sampleContent('en'))
    testApp.app.services.pdf = { print: async () => 'missing', close: async () => {} }
    expect((await exportPdf()).body).toMatchObject({
      ok: false,
      extend: { reason: 'noPrinter' },
    })
    const hanging = vi.fn(() => new Promise<never>(() => {}))
    testApp.app.services.pdf = { print: hanging, close: async () => {} }
    vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] })
    try {
      const asked = exportPdf()
      await vi.waitUntil(() => hanging.mock.calls.length > 0, 10_000)
      await vi.advanceTimersByTimeAsync(15_000)
      expect((await asked).body).toMatchObject({ ok: false, msg: expect.stringContaining('busy') })
    } finally {
      vi.useRealTimers()
    }
    // The page for the reader's own printing has the complete content.
    const { body } = await testApp.ask(resume.resumePaper, ofPerson(), student)
    expect(body.data?.paper).toEqual(paperIn(sampleContent('en')))
    expect(body.data?.look).toEqual(sampleContent('en').look)
  })

  it('[RES-071] refuses a page whose browser was killed, and prints the next one', async () => {
    const folder = await mkdtemp(join(tmpdir(), 'titian-browser-'))
    const program = join(folder, 'browser')
    await writeFile(
      program,
      `#!/bin/sh\necho $$ > ${folder}/pid\nfor name in chromium chromium-browser google-chrome; do command -v $name > /dev/null && exec $name "$@"; done\n`,
    )
    await chmod(program, 0o755)
    const own = chromiumPrinter(program)
    testApp.app.services.pdf = own
    await write(sampleContent('en'))
    const asked = exportPdf()
    const pid = await vi.waitFor(
      async () => Number(await readFile(join(folder, 'pid'), 'utf8')),
      10_000,
    )
    await pause(50)
    process.kill(pid, 'SIGKILL')
    expect((await asked).body.ok).toBe(false)
    expect((await printed()).body.ok).toBe(true)
    await own.close()
    await rm(folder, { recursive: true })
  })

  it('[RES-070] prints eight in parallel, each with the data of its own person', async () => {
    const people = await Promise.all(
      ['李玥', '王堃', '赵喆', 'Nur Aisyah binti Hassan', 'O’Brien', '龚翀', '陈昇', '周祎珺'].map(
        (name) => makeMember(testApp, { name }),
      ),
    )
    for (const person of people) {
      const content = sampleContent('zh')
      content.basics.name = person.name
      await write(content, person)
    }
    const answers = await Promise.all(people.map((person) => printed(person)))
    for (const [at, { body }] of answers.entries()) {
      const name = people[at]?.name ?? ''
      expect(body.data?.fileName).toBe(`${name}.pdf`)
      const [first = ''] = await readPdfText(bytesOf(body.data))
      expect(bare(first).startsWith(bare(name))).toBe(true)
    }
  })

  it('[RES-069] [RES-070] [RES-072] prints 40 pages, a line without spaces, and the longest numbers', async () => {
    const content = sampleContent('zh', { template: 4 })
    const [work] = content.sections.work
    if (!work) throw new Error('The sample has no work.')
    const long = '用中、英、马来三种语言撰写并测试商品页面，四小时内回复买家消息。'.repeat(55)
    content.sections.work = Array.from({ length: 30 }, (_, at) => ({
      ...work,
      id: `work-${at}`,
      companyName: `第 ${at + 1} 家公司`,
      content: long,
      achievements: `${at} ${'x'.repeat(500)}`,
    }))
    content.sections.volunteer = Array.from({ length: 30 }, (_, at) => ({
      id: `volunteer-${at}`,
      hidden: false,
      organisation: `O’Brien & <b>Anak</b> "${at}"`,
      role: '',
      start: null,
      end: null,
      content: long,
    }))
    await write(content)
    const { body } = await printed()
    expect(body.data?.pages).toBeGreaterThanOrEqual(40)
    expect(findLost(paperIn(content), await readPdfText(bytesOf(body.data)))).toEqual([])
  })

  it('[RES-072] keeps an entry, and a heading with its first entry, on one page in every template', async () => {
    for (const template of templates) {
      const content = sampleContent('en', { template })
      const [work] = content.sections.work
      if (!work) throw new Error('The sample has no work.')
      content.sections.work = Array.from({ length: 9 }, (_, at) => ({
        ...work,
        id: `work-${at}`,
        companyName: `Company ${at} begins`,
        achievements: `Company ${at} ends`,
      }))
      await write(content)
      const { body } = await printed()
      const pages = (await readPdfText(bytesOf(body.data))).map(bare)
      expect(pages.length).toBeGreaterThan(1)
      const pageOf = (text: string) => pages.findIndex((page) => page.includes(bare(text)))
      for (let at = 0; at < 9; at += 1)
        expect(pageOf(`Company ${at} begins`)).toBe(pageOf(`Company ${at} ends`))
      const sections = paperIn(content).sections.filter(({ name }) => name !== 'advantage')
      for (const { heading, entries } of sections) {
        const of = (text: string) => pages.map((page) => page.includes(bare(text)))
        const title = of(entries[0]?.title ?? '')
        expect(of(heading).some((isThere, page) => isThere && title[page])).toBe(true)
      }
    }
  })

  it('[RES-073] can be parsed like a recruiting system does', async () => {
    const content = sampleContent('my')
    await write(content)
    const { body } = await testApp.ask(resume.readResumePdf, ofPerson(), student)
    const lines = (body.data?.text ?? '').split('\n')
    expect(lines[0]).toBe(content.basics.name)
    expect(lines).toContain('Pengalaman kerja')
    expect(body.data?.text).toContain('senarai semak yang masih digunakan oleh 赵喆')
    const plain = await testApp.ask(resume.resumePlainText, ofPerson(), student)
    for (const { text } of [plain.body.data ?? { text: '' }, body.data ?? { text: '' }])
      expect(bare(text)).toContain(bare('Bumi Harvest Sdn. Bhd.'))
  })

  it("[RES-065] [RES-069] gives nobody another person's resume", async () => {
    await write(sampleContent('en'))
    const other = await makeMember(testApp)
    for (const call of [
      resume.exportResumePdf,
      resume.readResumePdf,
      resume.exportResumeDocx,
      resume.resumePaper,
    ])
      expect((await testApp.ask(call, ofPerson(), other)).status).toBe(404)
  })
})
