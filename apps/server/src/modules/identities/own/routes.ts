import { foldDigits, type identities, isStudentNumber, pickText } from '@titian/contract'
import type { User } from '../../../platform/actor.ts'
import type { SomeAnswers } from '../../../platform/http/answer.ts'
import type { Context } from '../../../platform/http/context.ts'
import { Refusal, refusal } from '../../../platform/refusal.ts'
import { isCaptchaAnswer } from '../../../platform/security/captcha.ts'
import { isOverLimit } from '../../../platform/security/limits.ts'
import { captchaCookie, getIdentityOf } from '../../accounts/index.ts'
import * as requests from '../requests/queries.ts'
import * as actions from './actions.ts'
import * as present from './present.ts'
import { readForm, triesPerDay } from './rules.ts'
import { fieldTexts } from './texts.ts'

/** ACC-187: refuses more than ten tries a day of one account, whatever their kind is. */
async function refuseTries({
  db,
  actor,
  now,
}: Pick<Context, 'db' | 'now'> & { actor: User }): Promise<Refusal<'waitBefore'> | undefined> {
  const key = `identity ${actor.schoolId} ${actor.userId}`
  const isOver = await isOverLimit(db, { key, ...triesPerDay }, now)
  return isOver ? refusal('waitBefore', 'identityTries') : undefined
}

export const ownAnswers: SomeAnswers<
  typeof identities,
  'authenticate' | 'submitStudentAudit' | 'studentAuditInfo'
> = {
  authenticate: async (input, context) => {
    const { db, school, now, client, language, seal, refuse } = context
    if (input.code && !(await isCaptchaAnswer(db, client.cookies[captchaCookie], input.code, now)))
      return refuse('wrongCode')
    const form = readForm(input, seal('school', school.id), language)
    if ('fields' in form) return refuse('invalidInput', form)
    const over = await refuseTries(context)
    if (over) return over
    const status = await actions.authenticate(form, context)
    return status instanceof Refusal ? status : { auditStatus: status }
  },
  submitStudentAudit: async ({ studentId, class: className, ...info }, context) => {
    const { language, refuse } = context
    const number = foldDigits(studentId)
    if (!isStudentNumber(number))
      return refuse('invalidInput', {
        fields: { studentId: fieldTexts.wrongStudentNumber[language] },
      })
    const over = await refuseTries(context)
    if (over) return over
    const status = await actions.submitInfo({ ...info, number, className }, context)
    return status instanceof Refusal ? status : { auditStatus: status }
  },
  studentAuditInfo: async (_, { db, actor: { schoolId, userId }, language, school }) => {
    const user = await getIdentityOf(db, schoolId, userId)
    const newest = await requests.findNewestOfStudent(db, schoolId, userId)
    return present.studentInfo(user, newest, language, pickText(school.title, language))
  },
}
