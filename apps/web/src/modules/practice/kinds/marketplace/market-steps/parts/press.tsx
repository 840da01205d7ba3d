import { Button, type ButtonProps, Stack } from '@mantine/core'
import { FormError, useSubmit } from '@titian/site'
import { toast } from '@titian/ui'
import type { ReactNode } from 'react'
import type { MarketDecision } from '../../parts/use-market-acts.ts'
import { useStep } from './step-context.ts'
import { useRefusalText, useSend } from './use-send.ts'

/** Sends a decision that needs one click, and remembers its refusal. */
export function usePress() {
  const { acts } = useStep()
  const send = useSend()
  const explain = useRefusalText()
  const { attempt, busy, failure } = useSubmit()
  return {
    press: (decision: MarketDecision, done: string) =>
      attempt({
        act: async () => {
          await send([decision])
          toast.success(done)
        },
      }),
    busy,
    isWaiting: acts.isPending && !busy,
    failure: failure ? explain(failure) : null,
  }
}

interface PressProps extends ButtonProps {
  decision: MarketDecision
  /** The message after a success. */
  done: string
  /**
   * The accessible name, if the visible label does not say which row is meant. It contains the
   * visible label.
   */
  label?: string
  children: ReactNode
}

/** A button that sends one decision and shows its refusal. A read-only step has no button. */
export function Press({ decision, done, label, children, ...look }: PressProps) {
  const { isClosed } = useStep()
  const { press, busy, isWaiting, failure } = usePress()
  if (isClosed) return null
  return (
    <Stack gap={4} align="flex-start">
      <Button
        size="xs"
        variant="default"
        {...look}
        aria-label={label}
        loading={busy}
        disabled={isWaiting}
        onClick={() => void press(decision, done)}
      >
        {children}
      </Button>
      <FormError error={failure} />
    </Stack>
  )
}
