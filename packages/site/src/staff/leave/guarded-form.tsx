import { useEffect, useRef, useState, type ComponentProps } from 'react'
import { LeaveGuard } from './leave-guard.tsx'

interface GuardedFormProps extends ComponentProps<'form'> {
  /** While it is sent, and on the way to the page that follows, nothing is asked. */
  busy: boolean
  /** What went wrong with the last try; without it a form that was sent has nothing to lose. */
  failure: unknown
}

/** A short form without a copy on the device: once something was entered, leaving the page is asked about. */
export function GuardedForm({ busy, failure, onChange, ...props }: GuardedFormProps) {
  const [isTouched, setTouched] = useState(false)
  const wasBusy = useRef(false)
  useEffect(() => {
    if (wasBusy.current && !busy && !failure) setTouched(false)
    wasBusy.current = busy
  }, [busy, failure])
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
