import type { LoginTab } from './place-failure.ts'
import type { FormEvent } from './form-machine.ts'

export interface SignedInAs {
  tab: LoginTab
  /** ACC-083: opens the teacher site; valid for one minute. */
  teacherToken?: string
}

export interface FormProps {
  go: (event: FormEvent) => void
}

/** ACC-050: milliseconds between a success and the next form. */
export const successDelay = 500

export const pause = (milliseconds: number) =>
  new Promise<void>((resolve) => setTimeout(resolve, milliseconds))
