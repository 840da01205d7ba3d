import {
  accounts,
  auditStatus,
  identities,
  identityTypes,
  refusals,
  schools,
} from '@titian/contract'
import { useQueryClient } from '@tanstack/react-query'
import {
  ask,
  askOptions,
  ServerRefusal,
  useAsk,
  useForm,
  useSchool,
  useSession,
} from '@titian/site'
import { useCaptcha } from '@titian/site/captcha'
import { toast } from '@titian/ui'
import type { TFunction } from 'i18next'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import {
  identityProblems,
  type IdentityKind,
  type IdentityProblems,
  type IdentityValues,
} from './identity-rules.ts'
import { useFailureText } from '../forms/use-failure-text.ts'

const empty = { school: '', name: '', number: '', code: '' }

const draftOf = (kind: IdentityKind) =>
  ({ owner: 'person', name: `identity.${kind}`, fields: ['school', 'name', 'number'] }) as const

/** The schools to choose from, and the school of this address. */
function useSchoolChoice() {
  const { initial } = useSchool()
  const list = useAsk(schools.schoolList, {})
  const options = list.data?.schoolVoList ?? []
  const own = options.find(({ sign }) => sign === initial?.schoolSign) ?? options[0]
  return { list, options, preset: own?.sign ?? '' }
}

/** ACC-180: loads the user and the roles again, after the identity has changed them. */
function useReloadUser() {
  const client = useQueryClient()
  const { refresh } = useSession()
  return async () => {
    const roles = { ...askOptions(accounts.findUserRoleInfo, {}, true), staleTime: 0 }
    await Promise.all([refresh(), client.fetchQuery(roles).catch(() => undefined)])
  }
}

/** Maps fields of the call to those of the form. */
const places = {
  realName: 'name',
  identityId: 'number',
  studentId: 'number',
  sourceSign: 'school',
  [refusals.wrongCode.code]: 'code',
} as const

function problemsOf(kind: IdentityKind, values: IdentityValues, t: TFunction<'accounts'>) {
  const problems = Object.entries(identityProblems(kind, values))
  const texts = problems.map(([field, key]) => [field, key && t(`identity.${key}`)])
  return Object.fromEntries(texts) as IdentityProblems
}

/** The school's decision about the last submission. */
function useLastAudit() {
  const { data } = useAsk(identities.studentAuditInfo, {}, { staleTime: 0, quiet: true })
  return {
    isWaiting: data?.auditStatus === auditStatus.waiting,
    reason: data?.auditStatus === auditStatus.refused ? data.reason : null,
  }
}

/** ACC-165 to ACC-181: the form that submits an identity. */
export function useIdentity(kind: IdentityKind, onDone: () => void) {
  const { t } = useTranslation('accounts')
  const explain = useFailureText()
  const reload = useReloadUser()
  const choice = useSchoolChoice()
  const last = useLastAudit()
  const [isSubmitted, setSubmitted] = useState(false)
  const schoolOf = (values: typeof empty) => values.school || choice.preset

  const completeSubmission = async (isWaiting: boolean) => {
    forgetDraft()
    toast.success(t(isWaiting ? 'identity.submitted' : 'identity.approved'))
    setSubmitted(isWaiting)
    await reload()
    if (!isWaiting) onDone()
  }

  const authenticate = async (values: typeof empty) => {
    const answer = await ask(identities.authenticate, {
      type: identityTypes[kind],
      sourceSign: schoolOf(values),
      name: values.name.trim(),
      identityId: values.number.trim(),
      code: values.code.trim(),
    })
    await completeSubmission(answer.auditStatus !== auditStatus.approved)
  }

  const handleFailure = async (error: unknown) => {
    const reason = error instanceof ServerRefusal ? error.reason : null
    if (reason === 'identityApproved' || reason === 'identityWaiting') {
      await completeSubmission(reason === 'identityWaiting')
      return true
    }
    captcha.next()
    return false
  }

  const { form, forgetDraft, ...sent } = useForm({
    initialValues: empty,
    problemsOf: (values) => problemsOf(kind, { ...values, school: schoolOf(values) }, t),
    places,
    explain,
    draft: draftOf(kind),
    send: authenticate,
    onFailed: handleFailure,
  })
  const captcha = useCaptcha((code) => form.setFieldValue('code', code))

  return {
    form,
    ...sent,
    school: schoolOf(form.values),
    choice,
    captcha,
    isWaiting: isSubmitted || last.isWaiting,
    lastReason: last.reason,
  }
}

export type Identity = ReturnType<typeof useIdentity>
