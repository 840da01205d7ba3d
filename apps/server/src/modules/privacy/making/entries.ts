import { type ArchivePart, archiveParts, pickText } from '@titian/contract'
import type { ZipEntry } from '../../../platform/archives/zip-writer.ts'
import type { Services } from '../../../platform/http/context.ts'
import { escapeHtml } from '../../../platform/http/writing/escape-html.ts'
import {
  type Holding,
  pagesOf,
  type Person,
  type Row,
} from '../../../platform/personal/personal-data.ts'
import { localTime } from '../../../platform/sheets/local-time.ts'
import { getUser } from '../../accounts/index.ts'
import { getSchool } from '../../schools/index.ts'
import * as queries from '../archive/queries.ts'
import { archiveMost, entryName, pageRowsMost } from '../archive/rules.ts'
import { personalData } from '../nouns/queries.ts'
import type { ArchiveRow } from '../tables.ts'
import * as page from './page.ts'
import { pageTexts, partTexts } from './texts.ts'

/** A heartbeat, called between two pages of rows and two files. */
type SayAlive = () => Promise<void>

export interface Plan {
  person: Person
  now: Date
  reader: page.Reader
  school: string
  name: string
  files: { entry: string; key: string; file: queries.HeldFile }[]
  leftOut: string[]
  /** Total bytes of the files, for the needed disk space. */
  bytes: number
  /** Number of rows of each part, counted while the data is written. */
  rows: Partial<Record<ArchivePart, number>>
  /** Number of rows of each table. Two parts may have tables with the same name. */
  counts: Map<string, number>
}

/**
 * Returns the name of a file in the archive: the name that the owner gave it. If two files have the
 * same name, a number is added.
 */
function entryOf(taken: Set<string>, { folder, name }: queries.HeldFile): string {
  const plain = entryName(name)
  for (let count = 1; ; count += 1) {
    const entry = `files/${folder}/${count === 1 ? '' : `${count} `}${plain}`
    if (taken.has(entry.toLowerCase())) continue
    taken.add(entry.toLowerCase())
    return entry
  }
}

async function planFiles({ db, files }: Services, person: Person) {
  const taken = new Set<string>()
  const plan: Pick<Plan, 'files' | 'leftOut' | 'bytes'> = { files: [], leftOut: [], bytes: 0 }
  for (const holding of personalData.flatMap((noun) => noun.files ?? []))
    for (const file of await queries.listFiles(db, holding, person)) {
      const isWhole = (await files.sizeOf(file.key)) === file.bytes
      if (!isWhole || plan.bytes + file.bytes > archiveMost) {
        plan.leftOut.push(file.name)
        continue
      }
      plan.files.push({ entry: entryOf(taken, file), key: file.key, file })
      plan.bytes += file.bytes
    }
  return plan
}

/** Returns the content of an archive, without the bytes. */
export async function planOf(services: Services, row: ArchiveRow): Promise<Plan> {
  const { schoolId, userId, language, requestedAt } = row
  const person = { schoolId, userId }
  const school = await getSchool(services.db, schoolId)
  const { name } = await getUser(services.db, schoolId, userId)
  const fallback = school.defaultLanguage
  return {
    person,
    now: requestedAt,
    reader: { language, fallback, timeZone: school.timeZone },
    school: pickText(school.title, language, fallback),
    name,
    rows: {},
    counts: new Map(),
    ...(await planFiles(services, person)),
  }
}

const holdingsOf = (part: ArchivePart): Holding[] =>
  personalData.flatMap(({ archive }) => archive).filter((holding) => holding.part === part)

/** Returns the rows of one holding, page by page, as they are written. */
async function* rowsOf({ db }: Services, holding: Holding, { person, now, reader }: Plan) {
  const { worded } = holding
  for await (const rows of pagesOf(db, holding.select(person, now)))
    yield worded ? rows.map((row) => worded(row, reader.language, reader.fallback)) : rows
}

const tableKey = ({ part, name }: Holding) => `${part} ${name}`

async function* jsonOf(services: Services, part: ArchivePart, plan: Plan, say: SayAlive) {
  let count = 0
  yield Buffer.from('{')
  for (const [at, holding] of holdingsOf(part).entries()) {
    yield Buffer.from(`${at === 0 ? '' : ','}\n ${JSON.stringify(holding.name)}: [`)
    let isFirst = true
    let own = 0
    for await (const rows of rowsOf(services, holding, plan)) {
      await say()
      yield Buffer.from(
        rows
          .map((row, index) => `${isFirst && index === 0 ? '' : ','}\n  ${JSON.stringify(row)}`)
          .join(''),
      )
      isFirst = false
      own += rows.length
    }
    count += own
    plan.counts.set(tableKey(holding), own)
    yield Buffer.from(isFirst ? ']' : '\n ]')
  }
  plan.rows[part] = count
  yield Buffer.from('\n}\n')
}

const fileKey = (name: unknown, bytes: unknown, purpose: unknown) =>
  JSON.stringify([name, Number(bytes), purpose])

/**
 * ACC-323: returns the file in the archive for a row. Equal rows get their files in the same order.
 */
function linksOf({ files }: Plan): (row: Row) => string | undefined {
  const entries = new Map<string, string[]>()
  for (const { entry, file } of files) {
    const key = fileKey(file.name, file.bytes, file.folder)
    entries.set(key, [...(entries.get(key) ?? []), entry])
  }
  return ({ file, bytes, purpose }) => {
    const found = entries.get(fileKey(file, bytes, purpose))?.shift()
    return found && `../${found.split('/').map(encodeURIComponent).join('/')}`
  }
}

/** Returns the first rows of one holding as a table. */
async function* tableOf(services: Services, holding: Holding, plan: Plan) {
  const { name, part } = holding
  const { reader } = plan
  const { language } = reader
  let columns: string[] | undefined
  let count = 0
  const all = plan.counts.get(tableKey(holding)) ?? 0
  const linkTo = part === 'files' ? linksOf(plan) : undefined
  yield page.heading(holding, all, reader)
  for await (const rows of rowsOf(services, holding, plan)) {
    const [first = {}] = rows
    if (!columns) yield page.tableHead(first, reader)
    const known = (columns ??= Object.keys(first))
    yield rows.map((row) => page.tableRow(name, row, known, reader, linkTo)).join('')
    count += rows.length
    if (count >= pageRowsMost) break
  }
  yield columns ? page.tableTail : page.paragraph(pageTexts.empty[language])
  if (all > count) {
    const gaps = {
      count: count.toLocaleString('en'),
      all: all.toLocaleString('en'),
      file: `data/${part}.json`,
    }
    yield page.paragraph(page.fill(pageTexts.more, language, gaps))
  }
}

async function* pageOf(services: Services, part: ArchivePart, plan: Plan, say: SayAlive) {
  const { language } = plan.reader
  yield Buffer.from(page.head(partTexts[part][language], language))
  yield Buffer.from(`<p><a href="../index.html">${pageTexts.back[language]}</a></p>\n`)
  for (const holding of holdingsOf(part)) {
    await say()
    for await (const piece of tableOf(services, holding, plan)) yield Buffer.from(piece)
  }
  yield Buffer.from(page.tail)
}

function indexOf({ reader, school, name, now, rows, leftOut }: Plan): Buffer {
  const { language, timeZone } = reader
  const gaps = { school, name, day: localTime(now, timeZone) }
  const lines = archiveParts.map(
    (part) =>
      `<tr><td><a href="pages/${part}.html">${escapeHtml(partTexts[part][language])}</a></td><td>${(rows[part] ?? 0).toLocaleString('en')}</td></tr>`,
  )
  const [partHead, rowsHead] = [pageTexts.part[language], pageTexts.rows[language]]
  const missing = leftOut.map((file) => `<li>${escapeHtml(file)}</li>`).join('')
  return Buffer.from(
    page.head(pageTexts.heading[language], language) +
      page.paragraph(page.fill(pageTexts.about, language, gaps)) +
      page.paragraph(page.fill(pageTexts.zone, language, { zone: timeZone })) +
      page.paragraph(pageTexts.unreleased[language]) +
      `<table><thead><tr><th scope="col">${partHead}</th><th scope="col">${rowsHead}</th></tr></thead><tbody>\n` +
      `${lines.join('\n')}\n</tbody></table>\n` +
      (missing ? `${page.paragraph(pageTexts.leftOut[language])}<ul>${missing}</ul>\n` : '') +
      page.tail,
  )
}

/**
 * ACC-300: returns the entries one after another. Each is read when it is written, so that only a
 * page of rows is in memory.
 */
export async function* entriesOf(
  services: Services,
  plan: Plan,
  say: SayAlive,
): AsyncGenerator<ZipEntry> {
  for (const part of archiveParts) {
    const bytes = jsonOf(services, part, plan, say)
    yield { name: `data/${part}.json`, bytes, isPacked: true }
  }
  for (const part of archiveParts) {
    const bytes = pageOf(services, part, plan, say)
    yield { name: `pages/${part}.html`, bytes, isPacked: true }
  }
  for (const { entry, key } of plan.files) {
    await say()
    yield { name: entry, bytes: services.files.read(key) }
  }
  // The index is the last entry, because it contains the number of rows of each part.
  yield { name: 'index.html', bytes: indexOf(plan), isPacked: false }
}
