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
  /** Above the first step. */
  lead?: ReactNode
  /** A failure from before the form was drawn, such as a link that has expired. */
  failure?: unknown
  /** ACC-295: the account whose first password was just chosen, so that only the password is typed. */
  account?: { areaCode: string; mobile: string }
}

/** ACC-285: a new password is set on the student site, which leads back to this one. */
function recoveryLink(): string {
  const back = `${location.pathname}#${staffPaths.login}`
  return `/login?form=forget&url=${encodeURIComponent(back)}`
}

/** ACC-285: when somebody last signed in. Nobody waits for this, and nothing depends on it. */
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
