import { certificates, readCertificateNumber } from '@titian/contract'
import { answer } from '../../platform/http/answer.ts'
import { found, Refusal, refusal } from '../../platform/refusal.ts'
import { findPublic, limitMisses } from './actions.ts'
import { importAnswers } from './imports/routes.ts'
import * as present from './present.ts'
import * as queries from './queries.ts'
import { foldNumber, isOf } from './rules.ts'
import { ruleAnswers, staffAnswers } from './staff/routes.ts'
import type { Actor } from '../../platform/actor.ts'
import type { CertificateRow } from './tables.ts'

/**
 * The holder and the staff of the school may see the certificate; everybody else has the public
 * page.
 */
function maySee(actor: Actor, { userId, schoolId }: CertificateRow): boolean {
  if (actor.kind !== 'user' || actor.schoolId !== schoolId) return false
  return (
    actor.userId === userId || actor.roles.has('schoolAdmin') || actor.roles.has('platformAdmin')
  )
}

export const certificatesRoutes = answer(certificates, {
  findCertificate: async ({ number, userName }, context) => {
    const read = readCertificateNumber(number)
    const shown = await limitMisses(context, async () => {
      const one = read && (await queries.findByNumber(context.db, context.school.id, read))
      return one && isOf(one.certificate, userName) ? one : undefined
    })
    return shown instanceof Refusal ? shown : present.certificate(shown, present.viewOf(context))
  },
  findCertificatesOfPerson: async ({ userName, idNumber }, context) => {
    const number = foldNumber(idNumber)
    const list = await limitMisses(context, async () => {
      const all = await queries.listByIdentity(context.db, context.school.id, number)
      const own = all.filter(({ certificate }) => isOf(certificate, userName))
      return own.length > 0 ? own : undefined
    })
    if (list instanceof Refusal) return list
    return { list: list.map((one) => present.certificate(one, present.viewOf(context))) }
  },
  certificatePage: async ({ number }, context) => {
    const shown = await findPublic(context, number)
    return shown instanceof Refusal ? shown : present.certificate(shown, present.viewOf(context))
  },
  certificateDetail: async ({ sign }, context) => {
    const { db, actor, open } = context
    const shown = found(await queries.findById(db, actor.schoolId, open('certificate', sign)))
    if (!maySee(actor, shown.certificate)) return refusal('notFound')
    return present.ownCertificate(shown, present.viewOf(context))
  },
  listOwnCertificates: async ({ courseIdSign, ...window }, context) => {
    const { schoolId, userId } = context.actor
    const course = courseIdSign === '' ? {} : { courseId: context.open('course', courseIdSign) }
    const own = { schoolId, userId, ...course }
    const { rows, total } = await queries.listOwn(context.db, own, window)
    return { list: rows.map((row) => present.ownCertificate(row, present.viewOf(context))), total }
  },
  ...staffAnswers,
  ...ruleAnswers,
  ...importAnswers,
})
