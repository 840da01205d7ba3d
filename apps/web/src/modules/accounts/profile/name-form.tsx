import { Button, Flex, Radio, Stack, TextInput } from '@mantine/core'
import { accounts, type LoginInfo } from '@titian/contract'
import { ask, callKey, FormError, useForm } from '@titian/site'
import { toast } from '@titian/ui'
import { useTranslation } from 'react-i18next'
import { DraftNote } from '../parts/draft-note.tsx'

const sexes = ['0', '1', '2'] as const
type Sex = 0 | 1 | 2

/** ACC-198, ACC-199, ACC-201: name and gender. */
export function NameForm({ user }: { user: LoginInfo }) {
  const { t } = useTranslation('accounts')
  const { form, submit, busy, failure, isRestored, discard } = useForm({
    initialValues: { name: user.name, sex: String(user.sex) },
    problemsOf: ({ name }) => ({ name: name.trim().length < 2 ? t('profile.name.short') : null }),
    places: { userName: 'name' },
    draft: { owner: 'person', name: 'account', fields: ['name', 'sex'] },
    send: ({ name, sex }) =>
      ask(accounts.updateUserInfo, { userName: name.trim(), sex: Number(sex) as Sex }),
    refresh: [callKey(accounts.loginInfo)],
    onDone: () => toast.success(t('profile.saved')),
  })
  const { name, sex } = form.values
  const isChanged = name.trim() !== user.name || sex !== String(user.sex)
  return (
    <form onSubmit={submit} noValidate>
      <Stack>
        <DraftNote {...{ isRestored, discard }} />
        <TextInput
          {...form.getInputProps('name')}
          name="name"
          label={t('profile.name.label')}
          description={t('profile.name.hint')}
          autoComplete="name"
          maxLength={60}
        />
        <Radio.Group {...form.getInputProps('sex')} label={t('profile.sex.label')}>
          <Flex rowGap="sm" columnGap={20} wrap="wrap" mt="xs">
            {sexes.map((one) => (
              <Radio key={one} value={one} label={t(`profile.sex.${one}`)} />
            ))}
          </Flex>
        </Radio.Group>
        <FormError error={failure} />
        <Button type="submit" mr="auto" loading={busy} disabled={!isChanged}>
          {t('profile.save')}
        </Button>
      </Stack>
    </form>
  )
}
