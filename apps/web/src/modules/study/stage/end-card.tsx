import { studyRules } from '@titian/contract'
import { Button, Group, Stack, Switch } from '@mantine/core'
import { SiteLink, useFormats, type LinkTarget } from '@titian/site'
import { IconPlayerSkipBackFilled } from '@tabler/icons-react'
import { useRouter } from '@tanstack/react-router'
import { useEffect, useRef, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { playOnArrival } from './play-on-arrival.ts'
import { rememberedGoingOn, rememberGoingOn } from './preferences.ts'

/** CRS-203: seconds until the next lesson starts. */
const patience = 8

export interface NextStep {
  /**
   * `open`: a lesson that the student left unfinished. The card offers this lesson after the last
   * one.
   */
  kind: 'lesson' | 'open' | 'exam' | 'done' | 'course' | 'training'
  /** The sealed id of the lesson that the card starts. */
  sign?: string
  title: string
  link: LinkTarget
}

/** Counts down once a second while the page is visible. */
function useCountdown(runs: boolean, onOver: () => void): number {
  const [left, setLeft] = useState(patience)
  const over = useRef(onOver)
  over.current = onOver
  useEffect(() => {
    if (!runs) return undefined
    const timer = setInterval(() => {
      if (document.visibilityState === 'visible') setLeft((seconds) => Math.max(0, seconds - 1))
    }, 1000)
    return () => clearInterval(timer)
  }, [runs])
  useEffect(() => {
    if (runs && left === 0) over.current()
  }, [runs, left])
  return left
}

/** Milliseconds in which the server usually confirms the last report. */
const settling = 1_500

/**
 * CRS-216: false until the last report is probably confirmed, so that no outdated share is shown.
 */
function useSettled(): boolean {
  const [settled, setSettled] = useState(false)
  useEffect(() => {
    const timer = setTimeout(() => setSettled(true), settling)
    return () => clearTimeout(timer)
  }, [])
  return settled
}

interface EndCardProps {
  nextStep: NextStep
  /** The counted share if it is too small; null for a finished lesson. */
  shortShare?: number | null
  onAgain: () => void
}

/** CRS-203, CRS-216: what follows the lesson; it starts automatically unless stopped. */
export function EndCard({ nextStep, shortShare = null, onAgain }: EndCardProps) {
  const { t } = useTranslation('study')
  const { bracketed, number, percent } = useFormats()
  const isShort = useSettled() && shortShare !== null
  const router = useRouter()
  const [goesOn, setGoesOn] = useState(rememberedGoingOn)
  const [stopped, setStopped] = useState(false)
  const next = useRef<HTMLAnchorElement>(null)
  const leads = nextStep.kind === 'lesson' || nextStep.kind === 'exam'
  const runs = leads && goesOn && !stopped
  const prepare = () => {
    if (nextStep.sign) playOnArrival(nextStep.sign)
  }
  const left = useCountdown(runs, () => {
    prepare()
    void router.navigate(nextStep.link)
  })
  const [announced] = useState(() =>
    runs
      ? t('end.announce', { title: nextStep.title, count: patience })
      : t('end.announceStill', { title: nextStep.title }),
  )
  return (
    <Stack component="section" gap="xs" align="center" maw={480} aria-label={t('end.label')}>
      <output className="visually-hidden">{announced}</output>
      {isShort ? (
        <output>
          {t('end.short', {
            share: percent(shortShare),
            need: percent(studyRules.lessonDoneShare),
          })}
        </output>
      ) : null}
      <p>{t(`end.${isShort && nextStep.kind === 'exam' ? 'course' : nextStep.kind}`)}</p>
      <h2 className="clip-2">{nextStep.title}</h2>
      <Group gap="xs" justify="center">
        <Button
          ref={next}
          component={SiteLink}
          {...nextStep.link}
          variant={isShort && !leads ? 'default' : 'filled'}
          onClick={prepare}
          data-testid="end-next"
        >
          {t(`end.go.${nextStep.kind}`)}
          {runs ? (
            <span className="num" aria-hidden>
              {bracketed(number(left))}
            </span>
          ) : null}
        </Button>
        {runs ? (
          <Button
            variant="default"
            onClick={() => {
              next.current?.focus()
              setStopped(true)
            }}
          >
            {t('end.stop')}
          </Button>
        ) : null}
        <Button
          variant={isShort && !leads ? 'filled' : 'default'}
          leftSection={<IconPlayerSkipBackFilled size={16} aria-hidden />}
          onClick={onAgain}
        >
          {t('player.again')}
        </Button>
      </Group>
      {leads ? (
        <Switch
          label={t('end.byItself')}
          checked={goesOn}
          onChange={({ currentTarget: { checked } }) => {
            rememberGoingOn(checked)
            setGoesOn(checked)
          }}
        />
      ) : null}
    </Stack>
  )
}
