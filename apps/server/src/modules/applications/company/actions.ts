import {
  type CompanyApplication,
  isOverForCompany,
  mayStep,
  pickText,
  reasons,
} from '@titian/contract'
import type { Context } from '../../../platform/http/context.ts'
import { type Refusal, refusal } from '../../../platform/refusal.ts'
import { isOverLimit } from '../../../platform/security/limits.ts'
import { pdfNameOf, readPdf, showCopy } from '../copies/actions.ts'
import { listSteps, lockApplication, saveStep } from '../queries.ts'
import {
  type CompanyAnswer,
  faultsOf,
  invitationOf,
  isSameAnswer,
  stepsOfCompany,
  stepsShown,
} from '../rules.ts'
import * as queries from './queries.ts'
import { readToken } from './tokens.ts'

type Closed = Refusal<'notFound' | 'noPermission' | 'tooFast'>

/** The number of invalid links that one network may try in an hour. A valid link always opens. */
const wrong = { seconds: 3600, most: 60 }

/**
 * Returns the application to which a link belongs. A forged link is refused before the database is
 * read.
 */
export async function findOpen(context: Context, token: string): Promise<queries.Opened | Closed> {
  const { db, school, sealers, client, now, open } = context
  const sign = readToken(sealers.companyLinks, token)
  const row =
    sign === undefined
      ? undefined
      : await queries.findByLink(db, school.id, open('applicationLink', sign))
  if (!row) {
    const limit = { key: `company links ${client.network}`, ...wrong }
    if (await isOverLimit(db, limit, now)) return refusal('tooFast', 'tooManyRequests')
    return refusal('notFound', 'companyLinkWrong')
  }
  const isOpen = row.link.endedAt === null && row.link.endsAt > now
  return isOpen ? row : refusal('noPermission', 'companyLinkEnded')
}

/**
 * JOB-108: returns the data of the person, which are shown only until the application has ended.
 */
async function personOf(context: Context, { application, copy }: queries.Opened) {
  if (isOverForCompany(application.state))
    return { applicantName: '', letter: '', timeline: [], resume: null, pdfName: '' }
  const { name } = copy.content.basics
  return {
    applicantName: name,
    letter: application.letter,
    timeline: stepsShown(await listSteps(context.db, application.id)),
    resume: await showCopy(context, copy),
    pdfName: pdfNameOf(copy.pdfFileId, name),
  }
}

export async function show(context: Context, row: queries.Opened): Promise<CompanyApplication> {
  const { school } = context
  const { application, post, company, link } = row
  return {
    companyName: company.name,
    title: post.title,
    language: post.language,
    schoolName: pickText(school.title, context.language, school.defaultLanguage),
    state: application.state,
    changedAt: application.changedAt.toISOString(),
    deliveredAt: application.deliveredAt.toISOString(),
    linkEndsAt: link.endsAt.toISOString(),
    interview: invitationOf(application),
    steps: stepsOfCompany(application.state),
    ...(await personOf(context, row)),
    version: application.version,
  }
}

/** JOB-108: returns the PDF of the resume, until the application has ended. */
export function readResume(context: Context, { application, copy }: queries.Opened) {
  return isOverForCompany(application.state)
    ? refusal('noPermission', 'applicationClosed')
    : readPdf(context, copy)
}

/**
 * JOB-041, JOB-103: records a step of the company, such as an invitation, if the application is
 * still at the version that the company read.
 */
export function answer(
  context: Context,
  { link, application: { id } }: queries.Opened,
  { version, ...given }: CompanyAnswer & { version: number },
): Promise<Refusal<'alreadyDone' | 'invalidInput' | 'noPermission'> | undefined> {
  const { db, school, now, events, seal, language } = context
  return db.transaction(async (tx) => {
    const { application, post, company } = await lockApplication(tx, school.id, id)
    if (!(await queries.isLinkOpen(tx, link.id))) return refusal('noPermission', 'companyLinkEnded')
    if (isSameAnswer(await queries.findLastStep(tx, id), given)) return undefined
    if (application.version !== version) return refusal('alreadyDone', 'applicationChanged')
    if (!mayStep(application.state, given.step, 'company'))
      return refusal('alreadyDone', 'applicationOver')
    const faults = faultsOf(given, now)
    if (faults.length > 0)
      return refusal('invalidInput', {
        fields: Object.fromEntries(
          faults.map(({ field, reason }) => [field, reasons[reason][language]]),
        ),
      })
    const { step, ...content } = given
    await saveStep(tx, application, { by: 'company', to: step, ...content }, now)
    await events.publish(tx, 'applicationStep', {
      schoolId: school.id,
      students: [{ userId: application.userId, applicationSign: seal('application', id) }],
      step,
      title: post.title,
      companyName: company.name,
      createdAt: now,
    })
    return undefined
  })
}
