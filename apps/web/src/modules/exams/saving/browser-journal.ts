import { openDB, type DBSchema, type IDBPDatabase } from 'idb'
import type { AnswerEntry, Journal, ObsoleteEntries } from './entry.ts'
import type { AnswerSeal, SealedAnswer } from './sealed-answers.ts'

/** Whose it is, and its place, can be read; the answer itself is sealed. */
type Row = Omit<AnswerEntry, 'answer' | 'generation'> & {
  attempt: string
  /** Rows of an earlier release have none. */
  generation?: number
  sealed?: SealedAnswer
  answer?: AnswerEntry['answer']
}

interface JournalSchema extends DBSchema {
  entries: { key: number; value: Row; indexes: { attempt: string } }
}

let opened: Promise<IDBPDatabase<JournalSchema>> | undefined

function openJournal(): Promise<IDBPDatabase<JournalSchema>> {
  opened ??= openDB<JournalSchema>('titian.answers', 1, {
    upgrade: (database) => {
      // Numbered by the database: two tabs may write the same sequence number, and neither must overwrite the other.
      database
        .createObjectStore('entries', { autoIncrement: true })
        .createIndex('attempt', 'attempt')
    },
    terminated: () => {
      opened = undefined
    },
  })
  // A failed opening is tried again with the next answer.
  opened.catch(() => {
    opened = undefined
  })
  return opened
}

/** All keys that begin with the name of the person. */
const ofPerson = (userId: string) => IDBKeyRange.bound(`${userId}/`, `${userId}/\uffff`)

async function removeWhere(
  attempts: string | IDBKeyRange,
  isGone: (row: Row) => boolean,
): Promise<void> {
  const database = await openJournal()
  const store = database.transaction('entries', 'readwrite').objectStore('entries')
  let cursor = await store.index('attempt').openCursor(attempts)
  while (cursor) {
    if (isGone(cursor.value)) await cursor.delete()
    cursor = await cursor.continue()
  }
}

function isObsolete(
  obsolete: readonly ObsoleteEntries[],
  { questionId, generation = 1, seq }: Row,
): boolean {
  return obsolete.some(
    (one) => one.questionId === questionId && one.generation === generation && one.seq >= seq,
  )
}

async function readRow(
  { seq, generation = 1, questionId, at, over, sealed, answer = null }: Row,
  seal: AnswerSeal | null,
): Promise<AnswerEntry[]> {
  const entry = { seq, generation, questionId, at, ...(over && { over }) }
  if (!sealed) return [{ ...entry, answer }]
  if (!seal) return []
  try {
    return [{ ...entry, answer: await seal.open(sealed) }]
  } catch {
    // Sealed under a key that is no more: nobody can read it.
    return []
  }
}

/** The journal of one user's attempt in this browser (EXM-103); shared by all its tabs. */
export function browserJournal(userId: string, recordId: string, seal: AnswerSeal | null): Journal {
  const attempt = `${userId}/${recordId}`
  return {
    append: async ({ answer, ...entry }) => {
      const content = seal ? { sealed: await seal.seal(answer) } : { answer }
      const database = await openJournal()
      await database.add('entries', { ...entry, ...content, attempt })
    },
    read: async () => {
      const database = await openJournal()
      const rows = await database.getAllFromIndex('entries', 'attempt', attempt)
      return (await Promise.all(rows.map((row) => readRow(row, seal)))).flat()
    },
    forget: (obsolete) => removeWhere(attempt, (row) => isObsolete(obsolete, row)),
  }
}

/** The attempts of which this device still holds answers of this person. */
export async function listJournals(userId: string): Promise<string[]> {
  const database = await openJournal()
  const rows = await database.getAllFromIndex('entries', 'attempt', ofPerson(userId))
  return [...new Set(rows.map(({ attempt }) => attempt.slice(userId.length + 1)))]
}

/** EXM-132: at sign-out nothing of the person stays on the device. */
export async function emptyJournals(userId: string): Promise<void> {
  await removeWhere(ofPerson(userId), () => true)
}
