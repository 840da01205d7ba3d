import { Button, Stack, TextInput } from '@mantine/core'
import { accounts, mailAddressMost, type OwnMail } from '@titian/contract'
import { ask, FormError, useForm } from '@titian/site'
import { toast } from '@titian/ui'
import { useTranslation } from 'react-i18next'
import { useShowOwnMail } from './use-own-mail.ts'

/** JOB-125: the server validates the address, and its error is shown beside the field. */
export function AddressForm({ data }: { data: OwnMail }) {
  const { t } = useTranslation('accounts')
  const show = useShowOwnMail()
  const { form, submit, busy, failure } = useForm({
    initialValues: { address: '' },
    problemsOf: ({ address }) => ({ address: address.trim() ? null : t('mail.empty') }),
    send: ({ address }) => ask(accounts.saveMailAddress, { address: address.trim() }),
    onDone: (saved) => {
      show(saved)
      if (saved.waiting) toast.success(t('mail.asked', { address: saved.waiting }))
    },
  })
  const isFirst = !data.address && !data.waiting
  return (
    <form onSubmit={submit} noValidate>
      <Stack>
        <TextInput
          {...form.getInputProps('address')}
          name="address"
          type="email"
          label={t(isFirst ? 'mail.address' : 'mail.another')}
          description={t('mail.hint')}
          autoComplete="email"
          maxLength={mailAddressMost}
        />
        <FormError error={failure} />
        <Button type="submit" variant={isFirst ? 'filled' : 'default'} mr="auto" loading={busy}>
          {t('mail.save')}
        </Button>
      </Stack>
    </form>
  )
}
