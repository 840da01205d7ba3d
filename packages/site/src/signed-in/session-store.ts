import type { LoginInfo } from '@titian/contract'
import { stored } from '../storage/stored.ts'

/** What a page may render about the user before the server has responded. */
export type Display = Pick<
  LoginInfo,
  'name' | 'photo' | 'sex' | 'functionCodeList' | '_roleName' | 'auditStatus'
>

const display = stored({
  name: 'user',
  version: 1,
  owner: 'device',
  lifetime: 'device',
  accept: (value): value is Display =>
    typeof value === 'object' && value !== null && 'name' in value && 'functionCodeList' in value,
})
const flag = 'isLogin'
const listeners = new Set<() => void>()
let signedIn = false
let ended = false
let changes = 0

/**
 * ACC-068: a flag that scripts can read. The session itself is in a cookie that scripts cannot
 * read.
 */
function hasLoginCookie(): boolean {
  return document.cookie.split('; ').includes(`${flag}=1`)
}

function notify(value: boolean): void {
  if (value === signedIn) return
  signedIn = value
  if (value) ended = false
  listeners.forEach((listener) => listener())
}

export const sessionStore = {
  isSignedIn: () => signedIn,
  /** Whether the server ended a session that was open on this page; false again after a sign-in. */
  wasEnded: () => ended,
  /**
   * Increases with every sign-in and sign-out. With it, a late response to an earlier call is
   * recognised.
   */
  changes: () => changes,
  subscribe(listener: () => void): () => void {
    listeners.add(listener)
    return () => listeners.delete(listener)
  },
  /** Reads the cookie again, after sign-in or after a change in another tab. */
  look(): void {
    changes += 1
    notify(hasLoginCookie())
  },
  /**
   * ACC-231: removes the user of this browser. `byServer` is true if the server ended the session,
   * and false after a sign-out.
   */
  forget(byServer = false): void {
    ended ||= byServer && signedIn
    changes += 1
    document.cookie = `${flag}=; path=/; max-age=0`
    display.forget()
    notify(false)
  },
}

/** FRM-089: stored, so that the header does not change for a moment after a reload. */
export function keepDisplay(info: LoginInfo): void {
  const { name, photo, sex, functionCodeList, _roleName, auditStatus } = info
  display.keep({ name, photo, sex, functionCodeList, _roleName, auditStatus })
}

/** ACC-079: the answer to a teacher's sign-in, used until the login info is loaded. */
export function keepAudit(auditStatus: Display['auditStatus']): void {
  const nobody = { name: '', photo: null, sex: 0, _roleName: 'normal' } as const
  display.keep({ ...(display.read() ?? { ...nobody, functionCodeList: [] }), auditStatus })
}

export const storedDisplay = (): Display | null => display.read()
