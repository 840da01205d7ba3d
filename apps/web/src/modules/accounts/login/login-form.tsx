import { useSchool } from '@titian/site'
import { useState } from 'react'
import { LoginFields } from './login-fields.tsx'
import { SocialView } from '../social/social-view.tsx'
import { useLogin, type LoginOptions } from './use-login.ts'
import { useSocialReturn, type SocialReturn } from '../social/use-social-return.ts'

interface LoginFormProps extends LoginOptions {
  /** Somebody comes back from scanning a code. */
  social?: SocialReturn
  /** Where the sign-in leads to, which must outlast the scan. */
  returnUrl: string | null
}

/** ACC-021 to ACC-027: phone and password, and what may come before or after them. */
export function LoginForm({ social, returnUrl, ...options }: LoginFormProps) {
  const login = useLogin(options)
  const [isScanning, setScanning] = useState(false)
  const maySocial = useSchool().initial?.socialLogin === true
  const scan = useSocialReturn(social, login)

  if (isScanning && login.credentials.ticket === null)
    return <SocialView returnUrl={returnUrl} onBack={() => setScanning(false)} />
  return (
    <LoginFields
      go={options.go}
      login={login}
      scan={scan}
      onScan={maySocial ? () => setScanning(true) : undefined}
    />
  )
}
