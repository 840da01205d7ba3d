import { accounts, defaultAreaCode } from '@titian/contract'
import { ask, keepAudit, sessionStore } from '@titian/site'
import { useCredentialsForm, type SignedIn } from '@titian/site/sign-in'
import { useState } from 'react'
import { usePublishSignIn } from './publish-sign-in.ts'
import { pause, successDelay, type FormProps, type SignedInAs } from '../forms/form-props.ts'
import { placeLoginFailure, type LoginTab } from '../forms/place-failure.ts'
import { useFailureText } from '../forms/use-failure-text.ts'

export interface LoginOptions extends FormProps {
  onSignedIn: (as: SignedInAs) => void
}

const calls = { student: accounts.studentLogin, teacher: accounts.teacherLogin }

const draft = {
  owner: 'visitor',
  name: 'login',
  fields: ['phone', 'areaCode', 'remember'],
} as const

/** ACC-041 to ACC-059, ACC-078 to ACC-087: the form that signs in by password. */
export function useLogin({ go, onSignedIn }: LoginOptions) {
  const [tab, setTab] = useState<LoginTab>('student')
  const explain = useFailureText()
  const publish = usePublishSignIn()

  const mustAuthenticate = () =>
    go(tab === 'teacher' ? 'mustAuthenticateAsTeacher' : 'mustAuthenticate')

  const succeed = async (teacherToken?: string) => {
    credentials.forgetDraft()
    const [welcome] = await Promise.all([publish(), pause(successDelay)])
    if (welcome === 'needsIdentity') return mustAuthenticate()
    onSignedIn({ tab, teacherToken })
  }

  const goOn = async (signedIn: SignedIn | null) => {
    if (signedIn && tab === 'teacher') keepAudit(signedIn.auditStatus)
    await succeed(signedIn?.teacherToken)
  }

  const needIdentity = async () => {
    await publish().catch(() => undefined)
    mustAuthenticate()
  }

  const credentials = useCredentialsForm({
    areaCode: defaultAreaCode,
    // ACC-045: an old session flag must not look like the success of this attempt.
    onBegin: () => sessionStore.forget(),
    ask: (sent) => ask(calls[tab], sent),
    onSignedIn: goOn,
    onNeedsAuthentication: needIdentity,
    places: (refusal) => placeLoginFailure(refusal, tab),
    explain,
    draft,
  })
  return {
    tab,
    setTab,
    credentials,
    askSecondStep: credentials.askSecondStep,
    succeed,
    needIdentity,
  }
}

export type Login = ReturnType<typeof useLogin>
