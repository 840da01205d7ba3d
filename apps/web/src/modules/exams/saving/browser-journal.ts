import { openDB, type DBSchema, type IDBPDatabase } from 'idb'
import type { AnswerEntry, Journal, ObsoleteEntries } from './entry.ts'
import type { AnswerSeal, SealedAnswer } from './sealed-answers.ts'

/** A stored entry. Its owner and position are readable, and its answer is encrypted. */
type Row = Omit<AnswerEntry, 'answer' | 'generation'> & {
  attempt: string
  /** Rows of earlier releases have no generation. */
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
      // The database generates the keys. Two tabs may use the same sequence number, and the row of
      // one must not overwrite the row of the other.
      database
        .createObjectStore('entries', { autoIncrement: true })
        .createIndex('attempt', 'attempt')
    },
    terminated: () => {
      opened = undefined
    },
  })
  // After a failure, the next answer opens the database again.
  opened.catch(() => {
    opened = undefined
  })
  return opened
}

/** The range of keys that begin with the id of the person. */
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
    // The answer was encrypted with a key that no longer exists, so it cannot be read.
    return []
  }
}

/** The journal of one attempt in this browser (EXM-103). All tabs of the browser share it. */
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

/** Returns the attempts for which this device stores answers of this person. */
export async function listJournals(userId: string): Promise<string[]> {
  const database = await openJournal()
  const rows = await database.getAllFromIndex('entries', 'attempt', ofPerson(userId))
  return [...new Set(rows.map(({ attempt }) => attempt.slice(userId.length + 1)))]
}

/** EXM-132: removes all data of the person from the device at sign-out. */
export async function emptyJournals(userId: string): Promise<void> {
  await removeWhere(ofPerson(userId), () => true)
}
