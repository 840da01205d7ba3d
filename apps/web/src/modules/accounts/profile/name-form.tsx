import { Button, Radio, TextInput } from '@mantine/core'
import { accounts, type LoginInfo } from '@titian/contract'
import { callKey, FormError, useAct } from '@titian/site'
import { toast } from '@titian/ui'
import { useState, type SubmitEvent } from 'react'
import { useTranslation } from 'react-i18next'
import { useFields } from '../forms/use-fields.ts'
import { DraftNote } from '../parts/draft-note.tsx'
import styles from './profile.module.css'

const sexes = ['0', '1', '2'] as const
type Sex = 0 | 1 | 2

/** ACC-198, ACC-199, ACC-201: name and gender. */
export function NameForm({ user }: { user: LoginInfo }) {
  const { t } = useTranslation('accounts')
  const form = useFields(
    { name: user.name, sex: String(user.sex) },
    { owner: 'person', name: 'account', fields: ['name', 'sex'] },
  )
  const { values, errors, set, place, fail } = form
  const [trouble, setTrouble] = useState<unknown>(null)
  const save = useAct(accounts.updateUserInfo, {
    refresh: [callKey(accounts.loginInfo)],
    onDone: () => {
      setTrouble(null)
      form.forgetDraft()
      toast.success(t('profile.saved'))
    },
    onRefusal: (refusal) => {
      const name = refusal.fields['userName']
      if (name) fail({ name }, ['name'])
      else setTrouble(refusal)
    },
  })
  const isChanged = values.name.trim() !== user.name || values.sex !== String(user.sex)
  const submit = (event: SubmitEvent) => {
    event.preventDefault()
    const name = values.name.trim()
    if (fail({ name: name.length < 2 ? t('profile.name.short') : undefined }, ['name'])) return
    save.mutate({ userName: name, sex: Number(values.sex) as Sex })
  }
  return (
    <form className={styles['form']} onSubmit={submit} noValidate>
      <DraftNote form={form} />
      <TextInput
        ref={place('name')}
        name="name"
        label={t('profile.name.label')}
        description={t('profile.name.hint')}
        autoComplete="name"
        maxLength={60}
        value={values.name}
        onChange={(event) => set('name', event.currentTarget.value)}
        error={errors.name}
      />
      <Radio.Group
        label={t('profile.sex.label')}
        value={values.sex}
        onChange={(sex) => set('sex', sex)}
      >
        <div className={styles['choices']}>
          {sexes.map((sex) => (
            <Radio key={sex} value={sex} label={t(`profile.sex.${sex}`)} />
          ))}
        </div>
      </Radio.Group>
      <FormError error={trouble} />
      <Button type="submit" loading={save.isPending} disabled={!isChanged}>
        {t('profile.save')}
      </Button>
    </form>
  )
}
