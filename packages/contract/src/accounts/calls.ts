import { mailCalls } from './mail-calls.ts'
import { profileCalls } from './profile-calls.ts'
import { signInCalls } from './sign-in-calls.ts'

/** What one person does with the own account; what staff do with accounts is the noun `people`. */
export const accounts = { ...signInCalls, ...profileCalls, ...mailCalls }
