import { useEffect, useState, type ComponentProps } from 'react'
import { LeaveGuard } from './leave-guard.tsx'

interface GuardedFormProps extends ComponentProps<'form'> {
  /**
   * True while the form is sent or the next page is opened; then leaving the page asks no question.
   */
  busy: boolean
  /**
   * The answer of the last successful attempt. A new answer means that the input was accepted, so
   * that leaving the page loses nothing. A failure is not an answer.
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
