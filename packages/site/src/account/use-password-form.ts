import { accounts, isPassword, refusals } from '@titian/contract'
import { useQueryClient } from '@tanstack/react-query'
import { toast } from '@titian/ui'
import { useTranslation } from 'react-i18next'
import { ask } from '../calls/call-server.ts'
import { callKey } from '../calls/query-client.ts'
import { useForm } from '../forms/use-form.ts'
import { encodePasswords } from '../session/encode-password.ts'

const empty = { password: '', newPassword: '', confirmNewPwd: '' }

/** For each code or reason of a refusal, the field of the form beside which it is shown. */
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
  const { form, busy, failure, submit } = useForm({
    initialValues: empty,
    problemsOf: ({ password, newPassword, confirmNewPwd }) => ({
      password: password ? null : t('password.missing'),
      newPassword: isPassword(newPassword) ? null : t('password.rule'),
      confirmNewPwd: confirmNewPwd === newPassword ? null : t('password.different'),
    }),
    places,
    send: async (values) => {
      await changePassword(values)
      form.reset()
      toast.success(t('password.changed'))
      // Changing the password may have ended other sessions of the account, so their list is loaded
      // again.
      await client.invalidateQueries({ queryKey: callKey(accounts.listSessions) })
    },
  })
  return { form, busy, failure, submit }
}
