import { useEffect, useState, type ComponentProps } from 'react'
import { LeaveGuard } from './leave-guard.tsx'

interface GuardedFormProps extends ComponentProps<'form'> {
  /**
   * True while the form is being sent or the next page is opening. Then leaving the page asks no
   * question.
   */
  busy: boolean
  /**
   * The response of the last successful attempt. A new response means that the server accepted the
   * input, so leaving the page loses nothing. A failure is no response.
   */
  sent?: unknown
}

/**
 * A short form without a draft on the device. With input, it asks before the user leaves the page.
 */
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
