import { Button, NativeSelect, TextInput } from '@mantine/core'
import { IconAlertTriangle, IconInfoCircle } from '@tabler/icons-react'
import { FormError } from '@titian/site'
import { Note } from '@titian/ui'
import type { SubmitEvent } from 'react'
import { useTranslation } from 'react-i18next'
import { CaptchaField } from '../parts/captcha-field.tsx'
import { DraftNote } from '../parts/draft-note.tsx'
import styles from '../parts/fields.module.css'
import type { FormProps } from '../forms/form-props.ts'
import type { IdentityKind } from './identity-rules.ts'
import { useIdentity, type Identity } from './use-identity.ts'
import { WaitingView } from '../login/waiting-view.tsx'

/** Without `go` the form offers no way to the other kind. */
interface AuthenticationFormProps extends Partial<FormProps> {
  kind: IdentityKind
  /** The school knows who it is, or will look; the form is no longer needed. */
  onDone: () => void
}

/** ACC-165 to ACC-189: who somebody is at the school. */
export function AuthenticationForm({ kind, go, onDone }: AuthenticationFormProps) {
  const { t } = useTranslation('accounts')
  const identity = useIdentity(kind, onDone)
  const { form, captcha, busy, trouble, lastReason } = identity
  const { values, errors, set, place } = form
  if (identity.isWaiting) return <WaitingView onGoOn={onDone} />
  const submit = (event: SubmitEvent) => {
    event.preventDefault()
    identity.submit()
  }
  return (
    <form className={styles['form']} onSubmit={submit} noValidate>
      {lastReason === null ? null : (
        <Note tone="warn" icon={<IconInfoCircle size={18} aria-hidden />}>
          {t('identity.refused', { reason: lastReason })}
        </Note>
      )}
      <DraftNote form={form} />
      <SchoolChoice identity={identity} />
      <TextInput
        ref={place('name')}
        name="realName"
        data-autofocus
        label={t('identity.name')}
        autoComplete="name"
        maxLength={60}
        value={values.name}
        onChange={(event) => set('name', event.currentTarget.value)}
        error={errors.name}
      />
      <TextInput
        ref={place('number')}
        name="identityId"
        label={t(`identity.number.${kind}`)}
        autoComplete="off"
        spellCheck={false}
        maxLength={kind === 'teacher' ? 10 : 20}
        value={values.number}
        onChange={(event) => set('number', event.currentTarget.value)}
        error={errors.number}
      />
      <CaptchaField
        ref={place('code')}
        captcha={captcha}
        value={values.code}
        onChange={(code) => set('code', code)}
        error={errors.code}
      />
      <Note tone="warn" icon={<IconAlertTriangle size={18} aria-hidden />}>
        {t('identity.warning')}
      </Note>
      <FormError error={trouble} />
      <Button type="submit" size="lg" fullWidth loading={busy}>
        {t('submit.authentication')}
      </Button>
      {go ? (
        <p className={styles['foot']}>
          <button
            type="button"
            className={styles['plain']}
            onClick={() => go(kind === 'teacher' ? 'toStudentIdentity' : 'toTeacherIdentity')}
          >
            {t(kind === 'teacher' ? 'identity.toStudent' : 'identity.toTeacher')}
          </button>
        </p>
      ) : null}
    </form>
  )
}

function SchoolChoice({ identity: { form, school, choice } }: { identity: Identity }) {
  const { t } = useTranslation(['accounts', 'site'])
  const { list, options } = choice
  return (
    <div className={styles['captcha']}>
      <NativeSelect
        ref={form.place('school')}
        name="school"
        label={t('identity.school')}
        value={school}
        onChange={(event) => form.set('school', event.currentTarget.value)}
        error={form.errors.school}
        disabled={list.isPending}
        data={
          options.length > 0
            ? options.map(({ sign, name }) => ({ value: sign, label: name }))
            : [{ value: '', label: t(list.isPending ? 'site:loading' : 'identity.noSchool') }]
        }
      />
      {list.isError ? (
        <button type="button" className={styles['plain']} onClick={() => void list.refetch()}>
          {t('identity.schoolAgain')}
        </button>
      ) : null}
    </div>
  )
}
