import { pickText } from '@titian/contract'
import type { Db } from '../../../platform/database/database.ts'
import { type Mailing, type NoticeMail, queueNoticeMails } from '../../accounts/index.ts'
import { fillGaps } from '../gaps.ts'
import { systemWords } from '../system-words.ts'
import type { ListedNotice } from '../queries.ts'
import type { NewMessage } from '../tables.ts'
import type { Subscriber } from './queries.ts'
import { kindOfType, kindOfWords } from './rules.ts'

type Sending = Mailing & { now: Date }

/** The page of all notices, for notices without a link. */
const messagePage = '/home/learning/message'

const readerOf = ({ schoolTitle, schoolLanguage, ...reader }: Subscriber) => ({
  ...reader,
  schoolName: pickText(schoolTitle, reader.language, schoolLanguage),
})

/** JOB-129: sends a mail for each system notice whose person wants such mails. */
export function mailSystemNotices(
  tx: Db,
  sending: Sending,
  notices: readonly ListedNotice[],
): Promise<void> {
  const wanted = notices.filter(({ subscriber, words }) =>
    subscriber.kinds.includes(kindOfWords(words)),
  )
  return queueNoticeMails(
    tx,
    sending,
    wanted.map(({ subscriber, words, gaps, url }): NoticeMail => {
      const { title, content, url: usual } = systemWords[words]
      const { language, schoolLanguage } = subscriber
      return {
        reader: readerOf(subscriber),
        kind: kindOfWords(words),
        title: fillGaps(title[language], gaps, language, schoolLanguage),
        content: fillGaps(content[language], gaps, language, schoolLanguage),
        path: url ?? usual ?? messagePage,
      }
    }),
  )
}

type Written = Pick<NewMessage, 'kind' | 'title' | 'content' | 'titles' | 'contents'>

/** JOB-129: sends a notice that a person wrote to the readers who want such mails. */
export function mailWritten(
  tx: Db,
  sending: Sending,
  { kind, title = '', content = '', titles = {}, contents = {} }: Written,
  subscribers: readonly Subscriber[],
): Promise<void> {
  return queueNoticeMails(
    tx,
    sending,
    subscribers.map((subscriber): NoticeMail => {
      const { language, schoolLanguage } = subscriber
      return {
        reader: readerOf(subscriber),
        kind: kindOfType(kind),
        title: title || pickText(titles, language, schoolLanguage),
        content: content || pickText(contents, language, schoolLanguage),
        path: messagePage,
      }
    }),
  )
}
