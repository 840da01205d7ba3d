import { ActionIcon, Box, Flex } from '@mantine/core'
import { IconTool, IconX } from '@tabler/icons-react'
import type { AnnouncedMaintenance } from '@titian/contract'
import { useEffect, useState, useSyncExternalStore } from 'react'
import { useTranslation } from 'react-i18next'
import { serverNow } from '../calls/server-clock.ts'
import { useEndTime } from '../format/end-time.ts'
import { useFormats } from '../format/formats.ts'
import { useLanguage } from '../locale/use-language.ts'
import { useSession } from '../session/use-session.ts'
import { paperEnd } from './paper-end.ts'
import { type Phase, phaseAt, type Stage, stageOf } from './phases.ts'
import { seenNotice } from './seen-notice.ts'

/** Milliseconds between two looks at the clock; the timer of a device that slept is late. */
const lookPause = 5000

function usePhase(notice: AnnouncedMaintenance, end: string | null): Phase {
  const [phase, setPhase] = useState(() => phaseAt(notice, serverNow(), end))
  useEffect(() => {
    const look = () => setPhase(phaseAt(notice, serverNow(), end))
    look()
    const timer = setInterval(look, lookPause)
    return () => clearInterval(timer)
  }, [notice, end])
  return phase
}

function useWords(notice: AnnouncedMaintenance, phase: Phase, end: string | null): string {
  const { t } = useTranslation('maintenance')
  const { dateTime, gap } = useFormats()
  const endTime = useEndTime()
  const language = useLanguage()
  const isRunning = phase === 'running'
  const said = isRunning
    ? t('running', { end: dateTime(notice.endsAt) })
    : t('planned', {
        start: dateTime(notice.startsAt),
        end: endTime(notice.startsAt, notice.endsAt),
      })
  const own = notice.texts[language]
  const usual = t(isRunning ? 'standardNow' : 'standard')
  const isAfterStart = end !== null && Date.parse(end) > Date.parse(notice.startsAt)
  const ofPaper =
    isAfterStart && !isRunning ? [t('paper', { time: endTime(notice.startsAt, end) })] : []
  return [said, own || usual, ...ofPaper].join(gap)
}

/** Milliseconds after which a new live region is known to a screen reader, and after which it has spoken. */
const filledAfter = 100
const spokenAfter = 3000

/**
 * OPS-081: the text, which is announced once. Screen readers announce what is added to a live region
 * that they know, so the region is empty at first. It stops being a live region afterwards,
 * because a later change of the text must not be announced.
 */
function SpokenOnce({ text, name, stage }: { text: string; name: string; stage: Stage }) {
  const [isNew] = useState(() => !seenNotice.isAnnounced(name, stage))
  const [step, setStep] = useState<'empty' | 'speaking' | 'silent'>(isNew ? 'empty' : 'silent')
  useEffect(() => {
    if (!isNew) return
    const filling = setTimeout(() => {
      seenNotice.announce(name, stage)
      setStep('speaking')
    }, filledAfter)
    const ending = setTimeout(() => setStep('silent'), spokenAfter)
    return () => {
      clearTimeout(filling)
      clearTimeout(ending)
    }
  }, [isNew, name, stage])
  return (
    // oxlint-disable-next-line jsx-a11y/prefer-tag-over-role -- an output would stay a live region
    <Box component="span" flex={1} miw={0} role={step === 'silent' ? undefined : 'status'}>
      {step === 'empty' ? null : text}
    </Box>
  )
}

/** Focuses the page, because the button that had the focus is removed. */
const focusPage = () => document.getElementById('main')?.focus({ preventScroll: true })

/**
 * OPS-076: says when the maintenance is. It takes its own place above the page, so that it covers
 * nothing.
 */
export function MaintenanceBanner({ notice }: { notice: AnnouncedMaintenance }) {
  const { t } = useTranslation('maintenance')
  // Each person of a device hides the banner for themselves.
  const who = useSession().user?.userId
  const end = useSyncExternalStore(paperEnd.subscribe, paperEnd.read, () => null)
  const phase = usePhase(notice, end)
  const text = useWords(notice, phase, end)
  const stage = stageOf(phase)
  const [, setHidden] = useState(0)
  if (stage === null || seenNotice.isHidden(notice.key, stage)) return null
  const hide = () => {
    seenNotice.hide(notice.key, stage)
    setHidden((count) => count + 1)
    focusPage()
  }
  return (
    <Flex
      component="section"
      className="not-printed"
      gap="sm"
      align="center"
      py="xs"
      px="var(--gutter)"
      bg="var(--info-tint)"
      c="var(--sky-7)"
      fz="sm"
      style={{ borderBottom: '1px solid var(--line)', overflowWrap: 'anywhere' }}
      aria-label={t('label')}
    >
      <IconTool size={18} style={{ flex: 'none' }} aria-hidden />
      <SpokenOnce key={`${who} ${stage}`} text={text} name={notice.key} stage={stage} />
      <ActionIcon
        variant="subtle"
        color="gray"
        size={44}
        flex="none"
        aria-label={t('hide')}
        onClick={hide}
      >
        <IconX size={18} aria-hidden />
      </ActionIcon>
    </Flex>
  )
}
