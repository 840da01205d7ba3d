import { htmlLanguage, type PaperEntry, type PrintedResume, punctuationOf } from '@titian/contract'
import type { Paragraph as DocxParagraph, IRunOptions } from 'docx'

/**
 * The library is loaded at the first export, because it takes half a megabyte that most processes
 * never need.
 */
const load = () => import('docx')
type Docx = Awaited<ReturnType<typeof load>>

const fonts = { ascii: 'Calibri', hAnsi: 'Calibri', cs: 'Calibri', eastAsia: 'Microsoft YaHei' }
const soft = '56605B'
/** Twentieths of a point: A4 size, margins, and the tab position of periods. */
const page = { width: 11_906, height: 16_838, side: 1080, top: 900 }
const right = page.width - 2 * page.side

const heading = (size: number, color: string, before: number) => ({
  run: { font: fonts, size, bold: true, color },
  paragraph: { spacing: { before, after: 60 }, keepNext: true },
})

function writer({ Paragraph, TextRun, ExternalHyperlink, HeadingLevel }: Docx) {
  const run = (text: string, options: IRunOptions = {}) => new TextRun({ ...options, text })
  const line = (text: string, options: IRunOptions = {}) =>
    new Paragraph({ children: [run(text, options)] })

  function titleOf({ title, subtitle, period }: PaperEntry): DocxParagraph[] {
    if (!title && !subtitle && !period) return []
    return [
      new Paragraph({
        heading: HeadingLevel.HEADING_3,
        tabStops: [{ type: 'right', position: right }],
        children: [
          run(title),
          ...(subtitle ? [run(`${title && '  '}${subtitle}`, { bold: false, color: soft })] : []),
          ...(period ? [run(`\t${period}`, { bold: false, color: soft })] : []),
        ],
      }),
    ]
  }

  function entryOf(entry: PaperEntry): DocxParagraph[] {
    const { tags, lines, link } = entry
    const isList = lines.length > 1
    return [
      ...titleOf(entry),
      ...(tags.length ? [line(tags.join(' · '), { color: soft })] : []),
      ...lines.map((text) =>
        isList ? new Paragraph({ bullet: { level: 0 }, children: [run(text)] }) : line(text),
      ),
      ...(link
        ? [
            new Paragraph({
              children: [
                new ExternalHyperlink({ link, children: [run(link, { style: 'Hyperlink' })] }),
              ],
            }),
          ]
        : []),
    ]
  }

  return ({ language, name, headline, facts, sections }: PrintedResume): DocxParagraph[] => [
    new Paragraph({ heading: HeadingLevel.HEADING_1, children: [run(name)] }),
    ...(headline ? [line(headline, { size: 24, color: soft })] : []),
    ...facts.map(({ label, text }) => line(`${label}${punctuationOf(language).colon}${text}`)),
    ...sections.flatMap((section) => [
      new Paragraph({ heading: HeadingLevel.HEADING_2, children: [run(section.heading)] }),
      ...section.entries.flatMap(entryOf),
    ]),
  ]
}

/** Returns the resume as a Word file with real headings and lists, in one editable column. */
export async function docxOf(paper: PrintedResume): Promise<Buffer> {
  const docx = await load()
  const { Document, Packer } = docx
  const language = htmlLanguage[paper.language]
  const document = new Document({
    title: paper.name,
    creator: paper.name,
    styles: {
      default: {
        document: {
          run: { font: fonts, size: 21, language: { value: language, eastAsia: 'zh-CN' } },
          paragraph: { spacing: { after: 40, line: 276 } },
        },
        heading1: heading(40, '1B211E', 0),
        heading2: heading(25, 'A8431F', 280),
        heading3: heading(21, '1B211E', 120),
      },
    },
    sections: [
      {
        properties: {
          page: {
            size: { width: page.width, height: page.height },
            margin: { top: page.top, bottom: page.top, left: page.side, right: page.side },
          },
        },
        children: writer(docx)(paper),
      },
    ],
  })
  return Packer.toBuffer(document)
}
