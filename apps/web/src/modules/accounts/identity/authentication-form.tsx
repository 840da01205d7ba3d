import { Button, NativeSelect, Stack, TextInput } from '@mantine/core'
import { IconAlertTriangle, IconInfoCircle } from '@tabler/icons-react'
import { FormError } from '@titian/site'
import { CaptchaField } from '@titian/site/captcha'
import { Note } from '@titian/ui'
import { useTranslation } from 'react-i18next'
import { DraftNote } from '../parts/draft-note.tsx'
import type { FormProps } from '../forms/form-props.ts'
import type { IdentityKind } from './identity-rules.ts'
import { useIdentity, type Identity } from './use-identity.ts'
import { WaitingView } from '../login/waiting-view.tsx'
import { FootLine, PlainButton } from '../parts/plain-button.tsx'

/** Without `go` the form cannot switch to the other kind. */
interface AuthenticationFormProps extends Partial<FormProps> {
  kind: IdentityKind
  /** Called when the school has accepted the identity or will review it. */
  onDone: () => void
}

/** ACC-165 to ACC-189: submits the identity of a person at the school. */
export function AuthenticationForm({ kind, go, onDone }: AuthenticationFormProps) {
  const { t } = useTranslation('accounts')
  const identity = useIdentity(kind, onDone)
  const { form, submit, captcha, busy, failure, isRestored, discard, lastReason } = identity
  if (identity.isWaiting) return <WaitingView onGoOn={onDone} />
  return (
    <form onSubmit={submit} noValidate>
      <Stack>
        {lastReason === null ? null : (
          <Note tone="warn" icon={<IconInfoCircle size={18} aria-hidden />}>
            {t('identity.refused', { reason: lastReason })}
          </Note>
        )}
        <DraftNote {...{ isRestored, discard }} />
        <SchoolChoice identity={identity} />
        <TextInput
          {...form.getInputProps('name')}
          name="realName"
          data-autofocus
          label={t('identity.name')}
          autoComplete="name"
          maxLength={60}
        />
        <TextInput
          {...form.getInputProps('number')}
          name="identityId"
          label={t(`identity.number.${kind}`)}
          autoComplete="off"
          spellCheck={false}
          maxLength={kind === 'teacher' ? 10 : 20}
        />
        <CaptchaField {...form.getInputProps('code')} captcha={captcha} />
        <Note tone="warn" icon={<IconAlertTriangle size={18} aria-hidden />}>
          {t('identity.warning')}
        </Note>
        <FormError error={failure} />
        <Button type="submit" size="lg" fullWidth loading={busy}>
          {t('submit.authentication')}
        </Button>
        {go ? (
          <FootLine>
            <PlainButton
              onClick={() => go(kind === 'teacher' ? 'toStudentIdentity' : 'toTeacherIdentity')}
            >
              {t(kind === 'teacher' ? 'identity.toStudent' : 'identity.toTeacher')}
            </PlainButton>
          </FootLine>
        ) : null}
      </Stack>
    </form>
  )
}

function SchoolChoice({ identity: { form, school, choice } }: { identity: Identity }) {
  const { t } = useTranslation(['accounts', 'site'])
  const { list, options } = choice
  return (
    <Stack gap={4}>
      <NativeSelect
        {...form.getInputProps('school')}
        name="school"
        label={t('identity.school')}
        value={school}
        disabled={list.isPending}
        data={
          options.length > 0
            ? options.map(({ sign, name }) => ({ value: sign, label: name }))
            : [{ value: '', label: t(list.isPending ? 'site:loading' : 'identity.noSchool') }]
        }
      />
      {list.isError ? (
        <PlainButton onClick={() => void list.refetch()}>{t('identity.schoolAgain')}</PlainButton>
      ) : null}
    </Stack>
  )
}
