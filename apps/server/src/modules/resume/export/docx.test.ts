import { paperOf } from '@titian/contract'
import { describe, expect, it } from 'vitest'
import { textInZip } from '../../../testing/zip-files.ts'
import { paperNames } from '../exchange/names.ts'
import { docxOf } from './docx.ts'
import { sampleContent } from './factories.ts'

const paragraphs = (xml: string) =>
  [...xml.matchAll(/<w:p>.*?<\/w:p>/gs)].map(([one]) => ({
    style: /<w:pStyle w:val="(\w+)"/.exec(one)?.[1] ?? '',
    isListed: one.includes('<w:numPr>'),
    text: [...one.matchAll(/<w:t[^>]*>([^<]*)<\/w:t>/g)].map(([, text]) => text).join(''),
  }))

describe('the resume as a Word file', () => {
  it.each(['en', 'zh', 'my'] as const)(
    '[RES-092] has real headings and lists in %s',
    async (language) => {
      const paper = paperOf(sampleContent(language), paperNames(language), '')
      const bytes = await docxOf(paper)
      const lines = paragraphs(await textInZip(bytes, 'word/document.xml'))
      const styled = (style: string) =>
        lines.filter((line) => line.style === style).map(({ text }) => text)
      expect(styled('Heading1')).toEqual([paper.name])
      expect(styled('Heading2')).toEqual(paper.sections.map(({ heading }) => heading))
      const work = paper.sections.find(({ name }) => name === 'work')?.entries[0]
      expect(styled('Heading3').some((text) => text.startsWith(work?.title ?? '?'))).toBe(true)
      const listed = lines.filter(({ isListed }) => isListed).map(({ text }) => text)
      expect(listed).toEqual(work?.lines)
      const lang = { en: 'en', zh: 'zh-CN', my: 'ms' }[language]
      expect(await textInZip(bytes, 'word/styles.xml')).toContain(`w:val="${lang}"`)
      expect(await textInZip(bytes, 'docProps/core.xml')).toContain(paper.name)
    },
  )
})
