import { lazyRouteComponent } from '@tanstack/react-router'
import { sessionStore, whenUsed } from '@titian/site'
import { Note } from '@titian/ui'
import { useEffect } from 'react'
import { useTranslation } from 'react-i18next'
import { staffReturn } from '../login/after-sign-in.ts'
import type { Recovery } from '../recovery/forget-form.tsx'
import { identityKindOf, viewOf, type FormEvent, type FormType } from '../forms/form-machine.ts'
import type { FormProps } from '../forms/form-props.ts'
import { LoginForm } from '../login/login-form.tsx'
import type { PanelHandlers } from './panel-handlers.ts'

const load = () => import('../further-forms.ts')
const further = {
  AuthenticationForm: lazyRouteComponent(load, 'AuthenticationForm'),
  ConfirmedView: lazyRouteComponent(load, 'ConfirmedView'),
  ForgetForm: lazyRouteComponent(load, 'ForgetForm'),
  RegistForm: lazyRouteComponent(load, 'RegistForm'),
  SetPasswordForm: lazyRouteComponent(load, 'SetPasswordForm'),
}
const { AuthenticationForm, ConfirmedView, ForgetForm, RegistForm, SetPasswordForm } = further

/** Loads all forms, so that a form that is opened directly does not wait for its code. */
export const loadForms = () =>
  Promise.all(Object.values(further).map(async (form) => form.preload?.()))

interface PanelFormProps extends PanelHandlers, FormProps {
  type: FormType
  recovery: Recovery | null
  /** The error because of which step two of the recovery returned to step one. */
  problem: string | null
  onVerified: (recovery: Recovery) => void
  onCodeLost: (text: string) => void
}

const backToSignIn: readonly FormEvent[] = ['toLogin', 'moveOn']

/**
 * ACC-010 to ACC-013: the form of a type. A form is mounted again each time it is opened (ACC-028,
 * ACC-029).
 */
export function PanelForm(props: PanelFormProps) {
  const { type, recovery, problem, onVerified, onCodeLost, onGoOn, returnUrl } = props
  const { t } = useTranslation('accounts')
  const staffSite = staffReturn(returnUrl)
  useEffect(() => {
    // If loading fails here, the form is loaded again when it is opened.
    void whenUsed().then(() => loadForms().catch(() => {}))
  }, [])
  // A person who came from a staff site returns to that site to sign in.
  const go: FormProps['go'] = (event) => {
    if (staffSite !== null && backToSignIn.includes(event)) location.assign(staffSite)
    else props.go(event)
  }
  const view = viewOf(type)
  if (view === 'login') {
    const { onSignedIn, social } = props
    return (
      <>
        {sessionStore.wasEnded() ? <Note live>{t('sessionEnded')}</Note> : null}
        <LoginForm {...{ go, onSignedIn, returnUrl, social }} />
      </>
    )
  }
  if (view === 'regist') {
    const registered = () => {
      if (props.onRegistered() === 'confirm') go('registered')
    }
    return <RegistForm go={go} onRegistered={registered} />
  }
  if (view === 'forget')
    return <ForgetForm go={go} known={recovery} problem={problem} onVerified={onVerified} />
  if (view === 'authentication')
    return <AuthenticationForm kind={identityKindOf(type)} go={go} onDone={onGoOn} />
  if (type === 'setPassword')
    return recovery && <SetPasswordForm go={go} recovery={recovery} onCodeLost={onCodeLost} />
  return type === 'registered' ? (
    <ConfirmedView type="registered" onMoveOn={onGoOn} />
  ) : (
    <ConfirmedView type="reseted" onMoveOn={() => go('moveOn')} />
  )
}
