import type { FullTexts } from '@titian/contract'
import { sql } from 'drizzle-orm'
import { own, notOwn, type PersonalData } from '../../../platform/personal/personal-data.ts'
import { fillGaps, type Gaps } from '../gaps.ts'
import { systemWords, type SystemWords } from '../system-words.ts'

const isSystemWords = (name: unknown): name is SystemWords =>
  typeof name === 'string' && Object.hasOwn(systemWords, name)

export const messagesOfPerson: PersonalData = {
  references: {
    'messages.user_id': own('messages'),
    'messages.author_id': notOwn('A notice to a course or to the school belongs to its readers.'),
    'message_reads.user_id': own('messages'),
    'message_recipients.user_id': own('messages'),
  },
  archive: [
    {
      part: 'messages',
      name: 'messages',
      // A system notice is stored as the name of its text and the values of the placeholders; a
      // written notice is stored as it was written.
      select: ({ schoolId, userId }) => sql`
        select m.created_at as "at", m.words as "kind", m.gaps as "content", m.title as "title", m.content as "text",
          r.read_at as "seenAt"
        from messages m left join message_reads r
          on r.school_id = m.school_id and r.message_id = m.id and r.user_id = ${userId}
        where m.school_id = ${schoolId} and m.removed_at is null and (m.user_id = ${userId} or exists (
          select 1 from message_recipients t
          where t.school_id = m.school_id and t.message_id = m.id and t.user_id = ${userId}))
        order by m.id`,
      worded: ({ at, kind, content, title, text, seenAt }, language, fallback) => {
        const said = isSystemWords(kind) ? systemWords[kind] : undefined
        const filled = (words: FullTexts) =>
          fillGaps(words[language], (content ?? {}) as Gaps, language, fallback)
        return {
          at,
          title: said ? filled(said.title) : title,
          text: said ? filled(said.content) : text,
          seenAt,
        }
      },
    },
  ],
  erase: ({ schoolId, userId }) => [
    sql`delete from message_reads where school_id = ${schoolId} and user_id = ${userId}`,
    sql`delete from message_recipients where school_id = ${schoolId} and user_id = ${userId}`,
    sql`delete from messages where school_id = ${schoolId} and user_id = ${userId}`,
  ],
}
