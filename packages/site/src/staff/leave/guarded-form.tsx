import { useEffect, useState, type ComponentProps } from 'react'
import { LeaveGuard } from './leave-guard.tsx'

interface GuardedFormProps extends ComponentProps<'form'> {
  /** While it is sent, and on the way to the page that follows, nothing is asked. */
  busy: boolean
  /**
   * What the last successful try answered: with another one there is nothing to lose any more. A failure says
   * nothing of that kind: it may stand at a field alone, or in a toast.
   */
  sent?: unknown
}

/** A short form without a copy on the device: once something was entered, leaving the page is asked about. */
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
