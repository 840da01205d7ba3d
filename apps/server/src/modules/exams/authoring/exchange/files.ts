import { createHash } from 'node:crypto'
import { buffer } from 'node:stream/consumers'
import { type ExchangeFile, withSigns } from '@titian/exam-items/exchange'
import { type Item, mediaMarks, mediaTexts } from '@titian/exam-items/shape'
import type { User } from '../../../../platform/actor.ts'
import type { Context } from '../../../../platform/http/context.ts'
import { Refusal, Refused } from '../../../../platform/refusal.ts'
import { isOfRoom, storeFile } from '../../../files/index.ts'
import { findMedia, purposeOf } from '../media/actions.ts'
import { findSame, listStored } from '../media/queries.ts'
import type { FoundQuestion } from './rules.ts'

type CallerContext = Context & { actor: User }

/**
 * The maximum number of files in one import. The size of the import limits the bytes of the files.
 */
const mostFiles = 200
/**
 * The maximum number of bytes of all files in one export, so that an import accepts the exported
 * file.
 */
const exportedMost = 7 * 1024 * 1024

/** Stores a file and returns its sealed id; undefined if the bytes are no picture or audio. */
async function keep(
  { db, files, school, actor, seal, now }: CallerContext,
  kind: keyof typeof purposeOf,
  { name, base64 }: ExchangeFile,
): Promise<string | undefined> {
  const bytes = Buffer.from(base64, 'base64')
  const purpose = purposeOf[kind]
  const sha256 = createHash('sha256').update(bytes).digest('base64url')
  const same = await findSame(db, school.id, purpose, sha256)
  if (same !== undefined) return seal('file', same)
  const plan = { schoolId: school.id, ownerId: actor.userId, purpose, name, bytes, now }
  const stored = await storeFile(db, files, plan)
  // If there is no space for a picture, the whole import is refused. Nobody would notice that a
  // single picture is missing.
  if (stored instanceof Refusal && isOfRoom(stored)) throw new Refused(stored)
  return stored instanceof Refusal ? undefined : seal('file', stored.id)
}

const kindsOf = (item: Item) =>
  new Map(
    mediaTexts(item).flatMap(({ text }) => mediaMarks(text).map((one) => [one.sign, one.kind])),
  )

/** Changes each text of a question. */
export function changeTexts(item: Item, change: (text: string) => string): Item {
  const changed = { ...item, stem: change(item.stem), analysis: change(item.analysis) }
  if ('model' in changed) return { ...changed, model: change(changed.model) }
  if (!('options' in changed)) return changed
  const options = changed.options.map((option) => ({
    ...option,
    content: change(option.content),
    ...('feedback' in option && option.feedback ? { feedback: change(option.feedback) } : {}),
  }))
  if (!('prompts' in changed)) return { ...changed, options }
  const prompts = changed.prompts.map((prompt) => ({ ...prompt, content: change(prompt.content) }))
  return { ...changed, options, prompts }
}

/**
 * Stores the files of the questions. If a file is no picture or audio, its description replaces it,
 * and the import warns.
 */
export async function storeBrought(
  context: CallerContext,
  rows: readonly FoundQuestion[],
): Promise<FoundQuestion[]> {
  let remaining = mostFiles
  const done: FoundQuestion[] = []
  for (const { files, ...row } of rows) {
    if (!files || !row.question) {
      done.push(row)
      continue
    }
    const kinds = kindsOf(row.question.item)
    const signs: (string | undefined)[] = []
    // The files are stored one after the other, because the server may inspect only a few files at
    // once.
    for (const [at, file] of files.entries()) {
      remaining -= 1
      const kind = kinds.get(`file-${at}`) ?? 'picture'
      signs.push(remaining < 0 ? undefined : await keep(context, kind, file))
    }
    const item = changeTexts(row.question.item, (text) => withSigns(text, signs))
    const isWhole = signs.every((sign) => sign !== undefined)
    done.push({
      ...row,
      question: { ...row.question, item },
      warnings: isWhole ? row.warnings : [...new Set([...row.warnings, 'picture' as const])],
    })
  }
  return done
}

/**
 * Reads the files of questions by their sealed ids; undefined if the files have too many bytes for
 * one export.
 */
export async function readNamed(
  context: Context,
  items: readonly Item[],
): Promise<Map<string, ExchangeFile> | undefined> {
  const { db, files, school, seal } = context
  const media = await findMedia(context, items)
  const ids = [...new Set(media.flatMap(({ fileIds }) => fileIds))]
  const stored = await listStored(db, school.id, ids)
  if (stored.reduce((sum, { size }) => sum + size, 0) > exportedMost) return undefined
  const named = new Map<string, ExchangeFile>()
  for (const { id, name, storageKey } of stored) {
    // A file whose bytes are missing is left out, and its description stays.
    if ((await files.sizeOf(storageKey)) === undefined) continue
    const base64 = (await buffer(files.read(storageKey))).toString('base64')
    named.set(seal('file', id), { name: `${id}-${name}`, base64 })
  }
  return named
}
