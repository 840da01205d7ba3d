import { Button, NativeSelect, Stack, Text } from '@mantine/core'
import { useNavigate, useSearch } from '@tanstack/react-router'
import { practice, type PracticeRun } from '@titian/contract'
import {
  ErrorView,
  FormError,
  type ServerRefusal,
  SiteLink,
  useAct,
  useAsk,
  useFormats,
  useOnce,
  usePageTitle,
} from '@titian/site'
import { Surface, TextSkeleton } from '@titian/ui'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { linkTo, paths } from '../../../app/paths.ts'
import { DemoDesks } from '../parts/demo-desks.tsx'
import { type Group, GroupNotes, OrderCurves, Results } from '../parts/groups.tsx'
import { toggleFullScreen, useKeys } from '../parts/use-keys.ts'
import { Wall } from '../parts/wall.tsx'

function Start() {
  const { t } = useTranslation('practice')
  const navigate = useNavigate()
  const { practice: wanted } = useSearch({ from: paths.practiceDemo })
  const { data: cards = [] } = useAsk(practice.practiceList, { kind: 'supply-chain' })
  const [typed, setTyped] = useState(wanted ?? '')
  const [refused, setRefused] = useState<ServerRefusal | null>(null)
  const idSign = cards.find((card) => card.idSign === typed)?.idSign ?? cards[0]?.idSign
  const start = useAct(practice.startRun, {
    onDone: ({ sign }) => void navigate(linkTo.practiceDemo({ run: sign })),
    onRefusal: (refusal) => {
      setRefused(refusal)
      return true
    },
  })
  const startOnce = useOnce(start)
  return (
    <Surface gap="md">
      <Text component="p">{t('demo.lead')}</Text>
      <NativeSelect
        label={t('demo.choose')}
        maw={420}
        value={idSign ?? ''}
        data={cards.map((card) => ({ value: card.idSign, label: card.title }))}
        onChange={(event) => setTyped(event.currentTarget.value)}
      />
      <FormError error={refused} />
      <Button
        w="fit-content"
        size="lg"
        loading={start.isPending}
        disabled={idSign === undefined}
        onClick={() => idSign && startOnce({ idSign, mode: 'allSeats' })}
      >
        {t('demo.start')}
      </Button>
    </Surface>
  )
}

/** The finished game with the curves of all four seats. */
function Ended({ run }: { run: PracticeRun }) {
  const { t } = useTranslation(['practice', 'site'])
  const { data, error, refetch } = useAsk(practice.runReview, { sign: run.sign })
  if (error && !data) return <ErrorView error={error} onRetry={() => void refetch()} />
  if (!data) return <TextSkeleton heading lines={6} label={t('site:loading')} />
  const chain = data.supplyChain
  if (!chain) return null
  const name = t('demo.orders')
  const group: Group = {
    sign: run.sign,
    name,
    chain,
    run: { ...data, userName: '', code: null },
  }
  return (
    <Stack>
      <Button w="fit-content" component={SiteLink} {...linkTo.practiceDemo()}>
        {t('demo.again')}
      </Button>
      <OrderCurves groups={[group]} />
      <Results groups={[group]} />
      <GroupNotes groups={[group]} isNamed={false} />
    </Stack>
  )
}

function Play({ sign }: { sign: string }) {
  const { t } = useTranslation('site')
  const { data, error, refetch } = useAsk(practice.practiceRun, { sign }, { staleTime: 0 })
  if (error && !data) return <ErrorView error={error} onRetry={() => void refetch()} />
  if (!data) return <TextSkeleton heading lines={6} label={t('loading')} />
  return <Shown run={data} />
}

function Shown({ run }: { run: PracticeRun }) {
  const { t } = useTranslation('practice')
  const { number } = useFormats()
  const isOver = run.state === 'scored'
  return (
    <Stack>
      <p className="num" aria-live="polite">
        <b style={{ fontSize: '1.4em' }}>
          {isOver ? t('demo.over') : t('wall.week', { week: number(run.day) })}
        </b>{' '}
        {isOver ? null : t('wall.ofWeeks', { all: number(run.days) })}
      </p>
      {isOver ? <Ended run={run} /> : <DemoDesks run={run} />}
    </Stack>
  )
}

/** PRC-146: the teacher plays all seats on the projector while the class watches. */
export function DemoPage() {
  const { t } = useTranslation('practice')
  const { run } = useSearch({ from: paths.practiceDemo })
  useKeys({ f: toggleFullScreen })
  usePageTitle(t('demo.title'))
  return (
    <Wall
      title={t('demo.title')}
      keys={t('demo.keys')}
      acts={
        <Button variant="default" component={SiteLink} {...linkTo.teachingCenter()}>
          {t('demo.leave')}
        </Button>
      }
    >
      {run ? <Play key={run} sign={run} /> : <Start />}
    </Wall>
  )
}
