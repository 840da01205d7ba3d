import { openDB, type DBSchema, type IDBPDatabase } from 'idb'
import type { AnswerEntry, Journal } from './entry.ts'

interface JournalSchema extends DBSchema {
  entries: { key: number; value: AnswerEntry & { attempt: string }; indexes: { attempt: string } }
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

async function removeWhere(attempt: string, gone: (entry: AnswerEntry) => boolean): Promise<void> {
  const database = await openJournal()
  const store = database.transaction('entries', 'readwrite').objectStore('entries')
  let cursor = await store.index('attempt').openCursor(attempt)
  while (cursor) {
    if (gone(cursor.value)) await cursor.delete()
    cursor = await cursor.continue()
  }
}

/** The journal of one user's attempt in this browser (EXM-103); shared by all its tabs. */
export function browserJournal(userId: string, recordId: string): Journal {
  const attempt = `${userId}/${recordId}`
  return {
    append: async (entry) => {
      const database = await openJournal()
      await database.add('entries', { ...entry, attempt })
    },
    read: async () => {
      const database = await openJournal()
      const rows = await database.getAllFromIndex('entries', 'attempt', attempt)
      return rows.map(({ seq, questionId, answer, at }) => ({ seq, questionId, answer, at }))
    },
    forget: (confirmed) =>
      removeWhere(attempt, ({ questionId, seq }) => seq <= (confirmed.get(questionId) ?? 0)),
    clear: () => removeWhere(attempt, () => true),
  }
}
