import { Box } from '@mantine/core'
import type { OrderDetail } from '@titian/contract'
import { useFormats } from '@titian/site'
import { useEffect } from 'react'
import { useTranslation } from 'react-i18next'
import { useSecondsLeft } from './seconds-left.ts'

interface CountdownProps {
  order: Pick<OrderDetail, 'closeTime' | 'now'>
  /** Called when the time is over. Only the server knows the state of the order. */
  onOver: () => void
}

/** The time in which an order can still be paid. */
export function Countdown({ order, onOver }: CountdownProps) {
  const { t } = useTranslation('orders')
  const { clock, gap } = useFormats()
  const left = useSecondsLeft(order)
  const isOver = left === 0
  useEffect(() => {
    if (isOver) onOver()
    // Called once when the time ends; the page itself repeats the request.
    // oxlint-disable-next-line react-hooks/exhaustive-deps -- a new callback is not a new end
  }, [isOver])
  return (
    <Box component="p" m={0} role="timer" aria-live="off">
      {isOver ? (
        t('window.over')
      ) : (
        <>
          {t('window.left')}
          {gap}
          <Box component="b" className="num" fz="lg" c="var(--text)">
            {clock(left)}
          </Box>
        </>
      )}
    </Box>
  )
}
