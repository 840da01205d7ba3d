import { pickText } from '@titian/contract'
import type { Context } from '../../../platform/http/context.ts'
import { isMailAddress } from '../../../platform/mail/message.ts'
import type { QueuedMail } from '../../../platform/mail/queue-mail.ts'
import type { PostWithCompany } from '../../employment/index.ts'
import { tokenOf } from '../company/tokens.ts'
import type { LinkRow } from '../tables.ts'
import { mailTexts, type MailTexts } from './texts.ts'

/** The kind of mail by which staff find these mails and their states. */
export const mailKind = 'application'

/**
 * Fills each placeholder once. Filled values are not searched, so the text `{day}` in a letter
 * stays.
 */
const fill = (text: string, gaps: Record<string, string>): string =>
  text.replace(/\{(\w+)\}/g, (_, name: string) => gaps[name] ?? '')

/**
 * Puts empty lines around a text that a person wrote. Without a text, there is a single line break.
 */
const setOff = (text: string) => (text === '' ? '' : `\n${text}\n`)

interface About extends PostWithCompany {
  applicationId: number
  applicantName: string
  /** The address in the resume that was sent; may be empty. */
  applicantEmail: string
  /** The letter of the student. */
  letter: string
  link?: LinkRow
}

/**
 * The parts of a request that a mail needs. A job may pass an empty origin, because its mails
 * contain no link.
 */
export interface MailFrom extends Pick<Context, 'seal' | 'sealers'> {
  school: Pick<Context['school'], 'id' | 'title' | 'defaultLanguage'>
  client: Pick<Context['client'], 'origin'>
}

/** JOB-104: returns the mail to a company about an application, in the language of the post. */
export function mailAbout(
  context: MailFrom,
  texts: MailTexts,
  { post, company, applicationId, applicantName, applicantEmail, letter, link }: About,
): QueuedMail {
  const { school, client } = context
  const { language, title } = post
  const schoolName = pickText(school.title, language, school.defaultLanguage)
  const gaps = {
    title,
    company: company.contactName || company.name,
    applicant: applicantName,
    school: schoolName,
    letter: setOff(letter),
    link: link ? `${client.origin}/company-answer/${tokenOf(context, link.id)}` : '',
    day: link ? link.endsAt.toISOString().slice(0, 10) : '',
  }
  return {
    schoolId: school.id,
    kind: mailKind,
    language,
    to: { name: company.contactName || company.name, address: company.email },
    fromName: schoolName,
    ...(isMailAddress(applicantEmail) && {
      replyTo: { name: applicantName, address: applicantEmail },
    }),
    subject: fill(mailTexts[texts].subject[language], gaps),
    text: fill(mailTexts[texts].text[language], gaps),
    html: '',
    about: { kind: mailKind, id: applicationId },
  }
}
