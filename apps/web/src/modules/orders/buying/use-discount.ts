import { orders, type DataOf } from '@titian/contract'
import { ask, ServerRefusal, useExplain, useSubmit } from '@titian/site'
import { useState } from 'react'

type Sum = DataOf<typeof orders.checkDiscountsCode>

interface Discount {
  course: string
  /** Shows the error at the field of the code. */
  refuse: (text: string) => void
}

/** ORD-040, ORD-041: the discount of a code. Checking a code reserves nothing. */
export function useDiscount({ course, refuse }: Discount) {
  const explain = useExplain()
  const { attempt, busy } = useSubmit()
  const [applied, setApplied] = useState<(Sum & { code: string }) | null>(null)
  const check = (code: string) =>
    attempt({
      act: async () => {
        setApplied(null)
        if (!code) return
        const input = { discountsCode: code, courseIdSign: course }
        setApplied({ code, ...(await ask(orders.checkDiscountsCode, input)) })
      },
      onFailed: (error) => {
        if (!(error instanceof ServerRefusal) || error.is('signIn')) return false
        refuse(explain(error))
        return true
      },
    })
  return { applied, check, busy, drop: () => setApplied(null) }
}
