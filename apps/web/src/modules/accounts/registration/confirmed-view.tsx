import { Button, Stack } from '@mantine/core'
import { IconCircleCheck } from '@tabler/icons-react'
import { useEffect, useRef, useState } from 'react'
import { useTranslation } from 'react-i18next'

interface ConfirmedViewProps {
  type: 'registered' | 'reseted'
  onMoveOn: () => void
}

/** ACC-154: seconds until the page continues automatically. */
const seconds = 3

/**
 * ACC-012, ACC-154, ACC-155: confirms the success, and continues after three seconds or on a click.
 */
export function ConfirmedView({ type, onMoveOn }: ConfirmedViewProps) {
  const { t } = useTranslation('accounts')
  const [left, setLeft] = useState(seconds)
  const moved = useRef(false)
  const moveOn = useRef(() => {})
  moveOn.current = () => {
    if (moved.current) return
    moved.current = true
    onMoveOn()
  }

  useEffect(() => {
    const timer = setInterval(() => setLeft((now) => Math.max(0, now - 1)), 1000)
    return () => clearInterval(timer)
  }, [])
  useEffect(() => {
    if (left === 0) moveOn.current()
  }, [left])

  return (
    <Stack align="center" py="md" ta="center">
      <IconCircleCheck color="var(--ok)" size={56} stroke={1.5} aria-hidden />
      <output>{t(`confirmed.${type}`)}</output>
      <p className="meta num">{t('confirmed.moveOn', { count: left })}</p>
      <Button size="lg" fullWidth onClick={() => moveOn.current()}>
        {t(`confirmed.now.${type}`)}
      </Button>
    </Stack>
  )
}
