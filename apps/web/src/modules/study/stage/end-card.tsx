import { Button, Group, Stack, Switch } from '@mantine/core'
import { SiteLink, useFormats, type LinkTarget } from '@titian/site'
import { IconPlayerSkipBackFilled } from '@tabler/icons-react'
import { useRouter } from '@tanstack/react-router'
import { useEffect, useRef, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { playOnArrival } from './play-on-arrival.ts'
import { rememberedGoingOn, rememberGoingOn } from './preferences.ts'

/** CRS-203: seconds until the next one begins by itself. */
const patience = 8

export interface NextStep {
  kind: 'lesson' | 'exam' | 'done' | 'course' | 'training'
  /** Of the lesson that is to play at once. */
  sign?: string
  title: string
  link: LinkTarget
}

/** Counts down once a second while somebody can see it. */
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

interface EndCardProps {
  nextStep: NextStep
  onAgain: () => void
}

/** CRS-203: what comes after this lesson, which begins by itself where nobody stops it. */
export function EndCard({ nextStep, onAgain }: EndCardProps) {
  const { t } = useTranslation('study')
  const { number } = useFormats()
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
      <p>{t(`end.${nextStep.kind}`)}</p>
      <h2 className="clip-2">{nextStep.title}</h2>
      <Group gap="xs" justify="center">
        <Button
          ref={next}
          component={SiteLink}
          {...nextStep.link}
          onClick={prepare}
          data-testid="end-next"
        >
          {t(`end.go.${nextStep.kind}`)}
          {runs ? (
            <span className="num" aria-hidden>
              &nbsp;({number(left)})
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
          variant="default"
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
