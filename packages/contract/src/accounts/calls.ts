import { mailCalls } from './mail-calls.ts'
import { profileCalls } from './profile-calls.ts'
import { signInCalls } from './sign-in-calls.ts'

/** The calls about a person's own account; the calls of staff are in `people`. */
export const accounts = { ...signInCalls, ...profileCalls, ...mailCalls }
