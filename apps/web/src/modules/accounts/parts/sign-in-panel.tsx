import { Cover } from '@titian/ui'
import { useEffect, useRef, useState, type ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import { AuthenticationView } from '../forms/authentication-view.tsx'
import { ConfirmedView } from '../forms/confirmed-view.tsx'
import { ForgetForm, type Recovery } from '../forms/forget-form.tsx'
import { nextForm, viewOf, type FormEvent, type FormType } from '../forms/form-machine.ts'
import type { SignedInAs } from '../forms/form-props.ts'
import { LoginForm } from '../forms/login-form.tsx'
import { RegistForm } from '../forms/regist-form.tsx'
import { SetPasswordForm } from '../forms/set-password-form.tsx'
import styles from './sign-in-panel.module.css'

interface SignInPanelProps {
  start: FormType
  onSignedIn: (as: SignedInAs) => void
  /** The new account is signed in. Answer `confirm` to show the registered view first. */
  onRegistered: () => 'confirm' | 'gone'
  /** From the registered view, and after an identity was asked for. */
  onGoOn: () => void
  onForm?: (type: FormType) => void
  /** Names the panel; a dialog and a page do it each in their own way. */
  renderHeading: (text: string) => ReactNode
  corner: ReactNode
}

const art = { width: 444, height: 148, sky: true, ridge: 0.4 } as const
const dawn = { ...art, palette: 'dawn' } as const
const paddy = { ...art, palette: 'paddy' } as const

/** ACC-010: one panel with all its forms. */
export function SignInPanel({
  start,
  onSignedIn,
  onRegistered,
  onGoOn,
  onForm,
  renderHeading,
  corner,
}: SignInPanelProps) {
  const { t } = useTranslation('accounts')
  const [type, setType] = useState(start)
  const [recovery, setRecovery] = useState<Recovery | null>(null)
  const [problem, setProblem] = useState<string | null>(null)
  const top = useRef<HTMLDivElement>(null)
  const isFirst = useRef(true)
  const view = viewOf(type)

  const go = (event: FormEvent) => {
    const next = nextForm(type, event)
    if (next === type) return
    if (event !== 'codeLost') setProblem(null)
    if (next === 'login') setRecovery(null)
    setType(next)
    onForm?.(next)
  }

  useEffect(() => {
    // The first form is left to the dialog or the page; a later one is told by its heading.
    if (!isFirst.current) top.current?.focus()
    isFirst.current = false
  }, [view])

  return (
    <div className={styles['panel']}>
      <div className={styles['band']}>
        <Cover
          seed={view === 'regist' ? 'register-1' : 'login-2'}
          ratio={3}
          drawing={view === 'regist' ? paddy : dawn}
        />
      </div>
      <div className={styles['corner']}>{corner}</div>
      <div className={styles['inside']}>
        <div ref={top} tabIndex={-1} className={styles['heading']}>
          {renderHeading(t(`title.${type === 'forget_password' ? 'forget' : type}`))}
        </div>
        {view === 'login' ? <LoginForm go={go} onSignedIn={onSignedIn} /> : null}
        {view === 'regist' ? (
          <RegistForm
            go={go}
            onRegistered={() => {
              if (onRegistered() === 'confirm') go('registered')
            }}
          />
        ) : null}
        {view === 'forget' ? (
          <ForgetForm
            go={go}
            known={recovery}
            problem={problem}
            onVerified={(found) => {
              setRecovery(found)
              go('verified')
            }}
          />
        ) : null}
        {view === 'setPassword' && recovery ? (
          <SetPasswordForm
            go={go}
            recovery={recovery}
            onCodeLost={(text) => {
              setProblem(text)
              go('codeLost')
            }}
          />
        ) : null}
        {type === 'registered' ? <ConfirmedView type="registered" onMoveOn={onGoOn} /> : null}
        {type === 'reseted' ? <ConfirmedView type="reseted" onMoveOn={() => go('moveOn')} /> : null}
        {view === 'authentication' ? <AuthenticationView onGoOn={onGoOn} /> : null}
      </div>
    </div>
  )
}
