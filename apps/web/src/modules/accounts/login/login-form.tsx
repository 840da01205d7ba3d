import { useSchool } from '@titian/site'
import { useState } from 'react'
import { LoginFields } from './login-fields.tsx'
import { SocialView } from '../social/social-view.tsx'
import { useLogin, type LoginOptions } from './use-login.ts'
import { useSocialReturn, type SocialReturn } from '../social/use-social-return.ts'

interface LoginFormProps extends LoginOptions {
  /** Present when the person returns from scanning a code. */
  social?: SocialReturn
  /** The address to open after the sign-in. The scan must not lose this address. */
  returnUrl: string | null
}

/**
 * ACC-021 to ACC-027: sign-in by phone and password, with captcha, second step and social
 * providers.
 */
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
