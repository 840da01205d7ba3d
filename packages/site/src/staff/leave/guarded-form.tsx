import { useEffect, useState, type ComponentProps } from 'react'
import { LeaveGuard } from './leave-guard.tsx'

interface GuardedFormProps extends ComponentProps<'form'> {
  /** No question is asked while the form is sent, or on the way to the page that follows. */
  busy: boolean
  /**
   * The answer of the last successful attempt; with a new answer, there is nothing left to lose.
   * Failures are not considered: they may be shown at a field or in a toast.
   */
  sent?: unknown
}

/** A short form without a draft on the device: leaving the page with input asks first. */
export function GuardedForm({ busy, sent, onChange, ...props }: GuardedFormProps) {
  const [isTouched, setTouched] = useState(false)
  useEffect(() => setTouched(false), [sent])
  return (
    <>
      <form
        noValidate
        {...props}
        onChange={(event) => {
          setTouched(true)
          onChange?.(event)
        }}
      />
      <LeaveGuard dirty={isTouched && !busy} />
    </>
  )
}
