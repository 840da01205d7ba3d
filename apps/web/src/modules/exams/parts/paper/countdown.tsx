import { Box, Flex } from '@mantine/core'
import { IconClockHour4 } from '@tabler/icons-react'
import { useFormats } from '@titian/site'
import { useEffect, useState } from 'react'
import { useTranslation } from 'react-i18next'
import type { PaperClock } from '../../clock/paper-clock.ts'
import { useCountdown } from '../../writing/use-countdown.ts'

/** EXM-110: the remaining time; 10, 5 and 1 minutes and a moved deadline are announced. */
export function Countdown({ clock }: { clock: PaperClock }) {
  const { t } = useTranslation('exams')
  const formats = useFormats()
  const [said, setSaid] = useState('')
  const seconds = useCountdown(clock, (count) => setSaid(t('paper.minutesLeft', { count })))
  useEffect(
    () =>
      clock.subscribe(() => {
        const deadline = clock.deadline()
        if (deadline !== null) setSaid(t('paper.deadlineMoved', { time: formats.time(deadline) }))
      }),
    [clock, formats, t],
  )
  return (
    <>
      {seconds === null ? (
        <Box component="span" flex="none" fz="sm" c="var(--text-2)">
          {t('paper.noLimit')}
        </Box>
      ) : (
        <Flex
          component="span"
          flex="none"
          align="center"
          gap={{ base: 6, sm: 10 }}
          px={{ base: 10, sm: 14 }}
          py={{ base: 4, sm: 6 }}
          bdrs="md"
          bg="var(--sunken)"
          fz={{ base: '1.0625rem', sm: '1.25rem' }}
          fw={600}
          lh={1.5}
          role="timer"
          aria-live="off"
          aria-label={t('paper.timer')}
        >
          <IconClockHour4 size={20} aria-hidden />
          <span className="num">{formats.clock(seconds)}</span>
          <Box component="small" className="only-desk" c="var(--text-2)" fz="xs" fw={400}>
            {t('paper.left')}
          </Box>
        </Flex>
      )}
      <output className="visually-hidden" aria-live="polite">
        {said}
      </output>
    </>
  )
}
