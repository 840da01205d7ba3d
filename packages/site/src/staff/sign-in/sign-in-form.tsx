import { accounts } from '@titian/contract'
import { Box, Button } from '@mantine/core'
import type { ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import { ask, callServer } from '../../calls/call-server.ts'
import { FormError } from '../../parts/form-error.tsx'
import { useSchool } from '../../school/use-school.ts'
import { CredentialsForm } from '../../sign-in/credentials-form.tsx'
import { useCredentialsForm } from '../../sign-in/use-credentials-form.ts'
import { staffPaths } from '../staff-paths.ts'
import { placeRefusal } from './place-refusal.ts'

interface SignInFormProps {
  onDone: () => void
  /** Content above the first step. */
  lead?: ReactNode
  /** A failure that is older than the form, such as an expired link. */
  failure?: unknown
  /**
   * ACC-295: the account for which a first password was just set. The user now types only the
   * password.
   */
  account?: { areaCode: string; mobile: string }
}

/** ACC-285: a password is reset on the student site. That site then returns to this site. */
function recoveryLink(): string {
  const back = `${location.pathname}#${staffPaths.login}`
  return `/login?form=forget&url=${encodeURIComponent(back)}`
}

/** ACC-285: stores the time of the last sign-in. Nothing waits for the result or depends on it. */
function noteSignIn(): void {
  callServer(accounts.refreshLastLoginTime, {}, { quiet: true }).catch(() => undefined)
}

/** ACC-003, ACC-078: the sign-in of teachers and staff. */
export function SignInForm({ onDone, lead, failure, account }: SignInFormProps) {
  const { t } = useTranslation('staff')
  const areaCodes = useSchool().initial?.areaCodes
  const done = () => {
    noteSignIn()
    onDone()
  }
  const state = useCredentialsForm({
    areaCode: account?.areaCode ?? areaCodes?.[0] ?? '60',
    phone: account?.mobile,
    ask: (sent) => ask(accounts.teacherLogin, sent),
    onSignedIn: done,
    onNeedsAuthentication: done,
    places: placeRefusal,
  })
  return (
    <CredentialsForm
      state={state}
      areaCodes={areaCodes}
      lead={
        <>
          {lead}
          <FormError error={state.failure ?? failure} />
        </>
      }
    >
      <Button type="submit" fullWidth loading={state.busy}>
        {t('site:signIn')}
      </Button>
      <Box
        component="a"
        className="link"
        href={recoveryLink()}
        mih={44}
        fz="sm"
        style={{ justifyContent: 'center' }}
      >
        {t('forgotPassword')}
      </Box>
    </CredentialsForm>
  )
}
