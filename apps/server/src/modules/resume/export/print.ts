import { createHash } from 'node:crypto'
import {
  type Language,
  type LostText,
  paperOf,
  type PrintedResume,
  punctuationOf,
  type ResumeLook,
} from '@titian/contract'
import { LRUCache } from 'lru-cache'
import { parsePool } from '../../../platform/parsing/parse-pool.ts'
import type { Person } from '../../../platform/personal/personal-data.ts'
import { latinPrintStyles, printedOr, printStyles } from '../../../platform/pdf/pdf-printer.ts'
import type { Context } from '../../../platform/http/context.ts'
import { Refusal, refusal } from '../../../platform/refusal.ts'
import { isOverLimit } from '../../../platform/security/limits.ts'
import { readAsDataAddress } from '../../files/index.ts'
import { getResume, type Own } from '../actions.ts'
import type { StoredContent } from '../content/content.ts'
import { paperNames } from '../exchange/names.ts'
import * as present from '../present.ts'
import { drawPaper } from './paper-thread.ts'
import { findLost } from './text-check.ts'

interface Paper {
  paper: PrintedResume
  look: ResumeLook
}

type Drawing = Pick<Context, 'db' | 'files' | 'seal'>

/**
 * Renders a content on paper, with its photo as an address, or as embedded bytes for a page without
 * network access.
 */
export async function drawContent(
  context: Drawing,
  schoolId: number,
  content: StoredContent,
  photo: 'address' | 'bytes',
): Promise<Paper> {
  const { look, photoFileId } = content
  const picture =
    photo === 'address'
      ? present.photo(content, context)
      : ((await readAsDataAddress(context, schoolId, photoFileId)) ?? '')
  return { look, paper: paperOf(content, paperNames(look.language), picture) }
}

/** Returns the caller's resume on paper. */
export async function paperFor(context: Own, photo: 'address' | 'bytes'): Promise<Paper> {
  const { content } = await getResume(context)
  return drawContent(context, context.school.id, content, photo)
}

export interface Printed {
  /** The person's name as printed. */
  name: string
  pdf: Buffer
  /** The text of each page. */
  texts: string[]
}

const cache = new LRUCache<string, Printed>({
  maxSize: 32 * 1024 * 1024,
  sizeCalculation: ({ pdf, texts }) => pdf.length + 2 * texts.join('').length,
})

/** Limit of printed resumes of one person in an hour. */
const printed = { seconds: 3600, most: 120 }
/** RES-071: milliseconds after which the page falls back to the browser's own printing. */
const patience = 15_000

/** Returns the texts named in the refusal; the whole list is in `extend.lost`. */
function namesOf(lost: readonly LostText[], language: Language): string {
  const names = lost.slice(0, 3).map(({ text }) => `“${Array.from(text).slice(0, 40).join('')}”`)
  const shown = punctuationOf(language).list(names)
  return lost.length > names.length ? `${shown} …` : shown
}

type NotPrinted = Refusal<'requestFailed' | 'busy' | 'tooFast'>

/** The needed parts of a request, or of a job's services and clock. */
export type Printing = Pick<Context, 'db' | 'pdf' | 'now'>

async function print(
  context: Printing,
  { schoolId, userId }: Person,
  { paper, look }: Paper,
): Promise<Printed | Refusal<'requestFailed' | 'busy'>> {
  const asker = { person: `resume ${userId}`, schoolId }
  const fontSheets = [...latinPrintStyles, ...printStyles]
  const html = await drawPaper(asker, { paper, look, fontSheets })
  if (html === undefined) return refusal('busy')
  const pdf = printedOr(await context.pdf.print(html))
  if (pdf instanceof Refusal) return pdf
  const texts = await parsePool.run(asker, 'pdfText', pdf)
  if (texts === 'overrun' || texts === 'crowded') return refusal('busy')
  const lost = findLost(paper, texts)
  if (lost.length === 0) return { name: paper.name, pdf, texts }
  const extend = { lost, parts: namesOf(lost, paper.language) }
  return refusal('requestFailed', { reason: 'pdfTextLost', extend })
}

function inTime<Done>(work: Promise<Done>): Promise<Done | Refusal<'busy'>> {
  let timer: NodeJS.Timeout | undefined
  const late = new Promise<Refusal<'busy'>>((resolve) => {
    timer = setTimeout(() => resolve(refusal('busy')), patience)
  })
  return Promise.race([work, late]).finally(() => clearTimeout(timer))
}

/**
 * RES-069, RES-070: prints a person's resume, cached until its content changes; a PDF that lost a
 * character is not cached.
 */
export async function printPaper(
  context: Printing,
  owner: Person,
  drawn: Paper,
): Promise<Printed | NotPrinted> {
  const { db, now } = context
  const { userId } = owner
  const key = createHash('sha256')
    .update(JSON.stringify([userId, drawn]))
    .digest('base64')
  const known = cache.get(key)
  if (known) return known
  const limit = { key: `resumes printed ${userId}`, ...printed }
  if (await isOverLimit(db, limit, now)) return refusal('tooFast', 'tooManyRequests')
  const outcome = await inTime(print(context, owner, drawn))
  if (!(outcome instanceof Refusal)) cache.set(key, outcome)
  return outcome
}

/** Prints the caller's resume. */
export const printResume = async (context: Own): Promise<Printed | NotPrinted> =>
  printPaper(context, context.actor, await paperFor(context, 'bytes'))
