import { createHash } from 'node:crypto'
import { buffer } from 'node:stream/consumers'
import type { FrozenResume } from '@titian/contract'
import { type Clock, secondsAfter } from '../../../platform/clock.ts'
import { afterCommit, type Db } from '../../../platform/database/database.ts'
import type { Context, Services } from '../../../platform/http/context.ts'
import { Refusal } from '../../../platform/refusal.ts'
import { safeFileName } from '../../../platform/sheets/sheet-file.ts'
import { getFile, removeFileNow, storeFile } from '../../files/index.ts'
import { drawContent, printPaper, type StoredContent } from '../../resume/index.ts'
import type { Owner } from '../queries.ts'
import type { CopyRow } from '../tables.ts'
import * as queries from './queries.ts'

export const printCopiesJob = 'applications.printCopies'

/** The file has the name of the person, because a recruiter keeps many resumes. */
const fileNameOf = (name: string) => `${safeFileName(name) || 'resume'}.pdf`

/** Returns the file name of the PDF of a copy, or an empty text until the PDF is made. */
export const pdfNameOf = (pdfFileId: number | null, applicantName: string): string =>
  pdfFileId === null ? '' : fileNameOf(applicantName)

/** JOB-042: stores a copy of the resume as it is now. Its PDF is made after the commit. */
export async function freeze(
  tx: Db,
  { jobs, now }: Pick<Context, 'jobs' | 'now'>,
  owner: Owner,
  { revision, content }: { revision: number; content: StoredContent },
): Promise<number> {
  const contentHash = createHash('sha256').update(JSON.stringify(content)).digest('base64url')
  const { photoFileId } = content
  const copy = { ...owner, revision, content, contentHash, photoFileId, createdAt: now }
  const copyId = await queries.keepCopy(tx, copy)
  afterCommit(tx, () => jobs.send(printCopiesJob, {}, { key: 'due' }))
  return copyId
}

export async function showCopy(context: Context, copy: CopyRow): Promise<FrozenResume> {
  const drawn = await drawContent(context, copy.schoolId, copy.content, 'address')
  return { ...drawn, copiedAt: copy.createdAt.toISOString() }
}

type Printing = Pick<Services, 'db' | 'files' | 'pdf' | 'seal'>

async function print(services: Printing, copy: CopyRow, now: Date) {
  const drawn = await drawContent(services, copy.schoolId, copy.content, 'bytes')
  return printPaper({ ...services, now }, copy, drawn)
}

/** Returns the PDF of a copy. If none is stored, the PDF is made now. */
export async function readPdf(context: Context, copy: CopyRow) {
  const { db, files, now } = context
  const file =
    copy.pdfFileId === null ? undefined : await getFile(db, copy.schoolId, copy.pdfFileId)
  const printed = file ? undefined : await print(context, copy, now)
  if (printed instanceof Refusal) return printed
  const bytes = printed ? printed.pdf : await buffer(files.read(file?.storageKey ?? ''))
  return {
    fileName: fileNameOf(copy.content.basics.name),
    mediaType: 'application/pdf',
    base64: bytes.toString('base64'),
  }
}

async function store(services: Printing, copy: CopyRow, now: Date): Promise<void> {
  const { db, files } = services
  const printed = await print(services, copy, now)
  if (printed instanceof Refusal) return
  const file = await storeFile(db, files, {
    schoolId: copy.schoolId,
    ownerId: copy.userId,
    purpose: 'resumeCopy',
    name: fileNameOf(copy.content.basics.name),
    bytes: printed.pdf,
    now,
  })
  if (file instanceof Refusal) return
  if (!(await queries.setPdf(db, copy.id, file.id))) await removeFileNow(db, files, file)
}

/** JOB-042: makes the missing PDFs one after the other. If one fails, it is tried again later. */
export async function printCopies(services: Printing, clock: Clock): Promise<void> {
  const end = secondsAfter(clock.now(), 600)
  for (;;) {
    const copy = clock.now() < end && (await queries.claimToPrint(services.db, clock.now()))
    if (!copy) return
    await store(services, copy, clock.now())
  }
}
