import { htmlLanguage, type Language, mailLinkHours, type MailKind } from '@titian/contract'
import type { Services } from '../../../platform/http/context.ts'
import { type MailContext, type QueuedMail, queueMails } from '../../../platform/mail/queue-mail.ts'
import type { Db } from '../../../platform/database/database.ts'
import { fillTexts, layOut, pageUrl } from './rules.ts'
import { confirmTexts, kindNames, noticeTexts } from './texts.ts'
import { offToken } from './tokens.ts'

/** The kind of confirmation mails, for `findMailStates`. */
export const confirmKind = 'mailAddress'

/** The recipient of a mail, with language and school. */
export interface MailReader {
  /** The id of the address row. */
  id: number
  schoolId: number
  userName: string
  address: string
  language: Language
  origin: string
  schoolName: string
}

const gapsOf = ({ schoolName, origin }: MailReader) => ({
  school: schoolName,
  host: new URL(origin).host,
})

const headOf = ({ schoolId, language, schoolName, userName, address }: MailReader) => ({
  schoolId,
  language,
  fromName: schoolName,
  to: { name: userName, address },
})

export function confirmMail(reader: MailReader, token: string): QueuedMail {
  const { id, language, origin } = reader
  const gaps = { ...gapsOf(reader), hours: String(mailLinkHours) }
  const words = (name: keyof typeof confirmTexts) => fillTexts(confirmTexts[name][language], gaps)
  const url = pageUrl(origin, language, `/mail-confirm/${token}`)
  return {
    ...headOf(reader),
    kind: confirmKind,
    subject: words('subject'),
    ...layOut([words('text'), { label: words('press'), url }], htmlLanguage[language]),
    about: { kind: confirmKind, id },
  }
}

export interface NoticeMail {
  reader: MailReader
  kind: MailKind
  title: string
  content: string
  /** The page of the notice, without host and language. */
  path: string
}

/** The services that writing a mail needs; a request and an event listener both have them. */
export type Mailing = Pick<Services, 'jobs' | 'mail' | 'seal' | 'sealers'>

function noticeMail(mailing: Mailing, { reader, kind, title, content, path }: NoticeMail) {
  const { language, origin } = reader
  const gaps = { ...gapsOf(reader), kind: kindNames[kind][language] }
  const words = (name: keyof typeof noticeTexts) => fillTexts(noticeTexts[name][language], gaps)
  const offPath = `/mail-off/${offToken(mailing, reader.id, kind)}`
  const offUrl = pageUrl(origin, language, offPath)
  const parts = [
    title,
    content,
    { label: words('open'), url: pageUrl(origin, language, path) },
    words('why'),
    { label: words('off'), url: offUrl },
  ]
  return {
    ...headOf(reader),
    kind,
    subject: title,
    ...layOut(parts, htmlLanguage[language]),
    offUrl,
  }
}

/**
 * JOB-129: queues mails with the content of notices, in the transaction that stores the notices.
 */
export function queueNoticeMails(
  tx: Db,
  { now, ...mailing }: Mailing & Pick<MailContext, 'now'>,
  mails: readonly NoticeMail[],
): Promise<void> {
  const context = { ...mailing, now }
  return queueMails(
    tx,
    context,
    mails.map((mail) => noticeMail(mailing, mail)),
  )
}
