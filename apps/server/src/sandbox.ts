import type { Env } from './env.ts'

/** Returns the id of this app at the sandbox provider of social sign-in. */
export function sandboxApp({ SOCIAL_APP_ID }: Pick<Env, 'SOCIAL_APP_ID'>): string {
  return SOCIAL_APP_ID || 'titian'
}

/**
 * Loads the sandbox services when the settings name one. Production never loads them, and its
 * settings refuse them too.
 */
export async function loadSandbox({
  NODE_ENV,
  SMS,
  SOCIAL,
  PAYMENT,
  MAIL,
}: Pick<Env, 'NODE_ENV' | 'SMS' | 'SOCIAL' | 'PAYMENT' | 'MAIL'>) {
  if (NODE_ENV === 'production' || ![SMS, SOCIAL, PAYMENT, MAIL].includes('sandbox'))
    return undefined
  const { sandbox } = await import('../sandbox/sandbox.ts')
  return sandbox
}

export type Sandbox = Awaited<ReturnType<typeof loadSandbox>>
