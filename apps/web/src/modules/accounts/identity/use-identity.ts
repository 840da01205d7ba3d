import { accounts, auditStatus, identities, identityTypes, schools } from '@titian/contract'
import { useQueryClient } from '@tanstack/react-query'
import { ask, askOptions, useAsk, useSchool, useSession, type ServerRefusal } from '@titian/site'
import { toast } from '@titian/ui'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { identityProblems, type IdentityKind, type IdentityValues } from './identity-rules.ts'
import { useAttempt } from '../forms/use-attempt.ts'
import { useCaptcha } from '../forms/use-captcha.ts'
import { useFailureText } from '../forms/use-failure-text.ts'
import { useFields } from '../forms/use-fields.ts'

const order = ['school', 'name', 'number', 'code'] as const
const empty = { school: '', name: '', number: '', code: '' }

const draftOf = (kind: IdentityKind) =>
  ({ owner: 'person', name: `identity.${kind}`, fields: ['school', 'name', 'number'] }) as const

/** The schools to choose from, and the one that this address belongs to. */
function useSchoolChoice() {
  const { initial } = useSchool()
  const list = useAsk(schools.schoolList, {})
  const options = list.data?.schoolVoList ?? []
  const own = options.find(({ sign }) => sign === initial?.schoolSign) ?? options[0]
  return { list, options, preset: own?.sign ?? '' }
}

/** ACC-180: what the account is and may do, as it is from now on. */
function useReloadUser() {
  const client = useQueryClient()
  const { refresh } = useSession()
  return async () => {
    const roles = { ...askOptions(accounts.findUserRoleInfo, {}, true), staleTime: 0 }
    await Promise.all([refresh(), client.fetchQuery(roles).catch(() => undefined)])
  }
}

/** The text for each wrong field of what the server has refused. */
function placesOf(refusal: ServerRefusal, text: string) {
  const { identityId, studentId, name, realName, sourceSign, code } = refusal.fields
  return {
    school: sourceSign,
    name: name ?? realName,
    number: identityId ?? studentId,
    code: refusal.is('wrongCode') ? text : code,
  }
}

/** What the school has said to the last submission. */
function useLastAudit() {
  const { data } = useAsk(identities.studentAuditInfo, {}, { staleTime: 0, quiet: true })
  return {
    isWaiting: data?.auditStatus === auditStatus.waiting,
    reason: data?.auditStatus === auditStatus.refused ? data.reason : null,
  }
}

/** ACC-165 to ACC-181: one submission of who somebody is at the school. */
export function useIdentity(kind: IdentityKind, onDone: () => void) {
  const { t } = useTranslation('accounts')
  const explain = useFailureText()
  const form = useFields(empty, draftOf(kind))
  const { values, set, fail } = form
  const captcha = useCaptcha()
  const { attempt, busy, trouble } = useAttempt()
  const reload = useReloadUser()
  const choice = useSchoolChoice()
  const last = useLastAudit()
  const [isSubmitted, setSubmitted] = useState(false)
  const [refused, setRefused] = useState<string | null>(null)
  const school = values.school || choice.preset

  const renew = () => {
    captcha.reload()
    set('code', '')
  }

  const settle = async (isWaiting: boolean) => {
    form.forgetDraft()
    toast.success(t(isWaiting ? 'identity.submitted' : 'identity.approved'))
    setSubmitted(isWaiting)
    await reload()
    if (!isWaiting) onDone()
  }

  const authenticate = async () => {
    setRefused(null)
    const answer = await ask(identities.authenticate, {
      type: identityTypes[kind],
      sourceSign: school,
      name: values.name.trim(),
      identityId: values.number.trim(),
      code: values.code.trim(),
    })
    await settle(answer.auditStatus !== auditStatus.approved)
  }

  const refuse = (refusal: ServerRefusal) => {
    if (refusal.reason === 'identityApproved') return settle(false)
    if (refusal.reason === 'identityWaiting') return settle(true)
    renew()
    if (!fail(placesOf(refusal, explain(refusal)), order)) setRefused(explain(refusal))
  }

  const submit = () => {
    const given: IdentityValues = { ...values, school }
    const wrong = Object.entries(identityProblems(kind, given))
    const told = wrong.map(([name, key]) => [name, key && t(`identity.${key}`)])
    if (fail(Object.fromEntries(told), order)) return
    void attempt({ act: authenticate, onRefusal: refuse, onFailed: renew })
  }

  return {
    form,
    school,
    choice,
    captcha,
    busy,
    submit,
    trouble: refused ?? trouble,
    isWaiting: isSubmitted || last.isWaiting,
    lastReason: last.reason,
  }
}

export type Identity = ReturnType<typeof useIdentity>
