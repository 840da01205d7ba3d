import { accounts, type DataOf, isPassword } from '@titian/contract'
import { Button, PasswordInput, Stack } from '@mantine/core'
import { toast } from '@titian/ui'
import { useTranslation } from 'react-i18next'
import { ask } from '../../calls/call-server.ts'
import { useForm } from '../../forms/use-form.ts'
import { FormError } from '../../parts/form-error.tsx'
import { encodePassword } from '../../session/encode-password.ts'

/** The account of the password (ACC-295). */
export type FirstAccount = DataOf<typeof accounts.setFirstPassword>

interface FirstPasswordFormProps {
  /** The secret part of the printed link. */
  link: string
  onDone: (account: FirstAccount) => void
}

/** ACC-293: the first administrator of an installation chooses a password. */
export function FirstPasswordForm({ link, onDone }: FirstPasswordFormProps) {
  const { t } = useTranslation('staff')
  const { form, submit, busy, failure } = useForm({
    initialValues: { password: '', again: '' },
    problemsOf: ({ password, again }) => ({
      password: isPassword(password) ? null : t('firstPassword.rule'),
      again: again === password ? null : t('firstPassword.different'),
    }),
    places: { newPwd: 'password' },
    send: async ({ password }) =>
      ask(accounts.setFirstPassword, { link, newPwd: await encodePassword(password) }),
    onDone: (account) => {
      toast.success(t('firstPassword.done'))
      onDone(account)
    },
  })
  return (
    <form onSubmit={submit} noValidate>
      <Stack>
        <PasswordInput
          {...form.getInputProps('password')}
          name="newPassword"
          autoComplete="new-password"
          label={t('firstPassword.new')}
          description={form.errors['password'] ? null : t('firstPassword.rule')}
          maxLength={40}
        />
        <PasswordInput
          {...form.getInputProps('again')}
          name="passwordAgain"
          autoComplete="new-password"
          label={t('firstPassword.again')}
          maxLength={40}
        />
        <FormError error={failure} />
        <Button type="submit" size="lg" fullWidth loading={busy}>
          {t('firstPassword.save')}
        </Button>
      </Stack>
    </form>
  )
}
