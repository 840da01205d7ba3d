import { useForm } from '@mantine/form'
import { accounts, isPassword, refusals } from '@titian/contract'
import { useQueryClient } from '@tanstack/react-query'
import { toast } from '@titian/ui'
import { useTranslation } from 'react-i18next'
import { ask } from '../calls/call-server.ts'
import { focusFirstError, useFormErrors } from '../calls/form-errors.ts'
import { callKey } from '../calls/query-client.ts'
import { encodePasswords } from '../session/encode-password.ts'
import { useAttempt } from './use-attempt.ts'

const empty = { password: '', newPassword: '', confirmNewPwd: '' }

/** Which field a refusal speaks of. */
const places = {
  [refusals.wrongOldPassword.code]: 'password',
  [refusals.waitBefore.code]: 'password',
  [refusals.badPassword.code]: 'newPassword',
  samePassword: 'confirmNewPwd',
} as const

async function changePassword(values: typeof empty): Promise<void> {
  const { password, newPassword, confirmNewPwd } = values
  const [old = '', fresh = '', again = ''] = await encodePasswords([
    password,
    newPassword,
    confirmNewPwd,
  ])
  await ask(accounts.changePassword, { password: old, newPassword: fresh, confirmNewPwd: again })
}

/** The fields of a change of password (ACC-116, ACC-157) and their checks. */
export function usePasswordForm() {
  const { t } = useTranslation('account')
  const client = useQueryClient()
  const form = useForm({
    initialValues: empty,
    validate: {
      password: (value) => (value ? null : t('password.missing')),
      newPassword: (value) => (isPassword(value) ? null : t('password.rule')),
      confirmNewPwd: (value, { newPassword }) =>
        value === newPassword ? null : t('password.different'),
    },
  })
  const { attempt, busy, failure } = useAttempt(useFormErrors(form, places))
  const submit = form.onSubmit(
    (values) =>
      void attempt(async () => {
        await changePassword(values)
        form.reset()
        toast.success(t('password.changed'))
        // Other places where the account was signed in may have been left.
        await client.invalidateQueries({ queryKey: callKey(accounts.listSessions) })
      }),
    focusFirstError(form),
  )
  return { form, busy, failure, submit }
}
