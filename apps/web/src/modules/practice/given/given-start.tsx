import { Button, Group, Radio, Text } from '@mantine/core'
import { type OwnAssignment, practice, type PracticeDetail } from '@titian/contract'
import {
  callKey,
  ErrorView,
  FormError,
  type ServerRefusal,
  SiteLink,
  useAct,
  useAsk,
  useFormats,
  useOnce,
} from '@titian/site'
import { RubricOf } from '@titian/site/rubrics'
import { Note, Surface, TextSkeleton } from '@titian/ui'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { JoinForm } from '../games/join-form.tsx'
import { practiceLinks } from '../links.ts'
import { FactGrid } from '../parts/fact-grid.tsx'
import { useOpened } from '../parts/use-opened.ts'
import { useGivenFacts } from './given-facts.ts'
import { GivenState } from './given-state.tsx'
import { MakeTeam } from './given-team.tsx'

interface GivenProps {
  given: OwnAssignment
  detail: PracticeDetail
}

/** Chooses the seat, if the student plays alone, and starts the next attempt. */
function Begin({ given, detail }: GivenProps) {
  const { t } = useTranslation('practice')
  const opened = useOpened()
  const [seat, setSeat] = useState(detail.seats[0] ?? '')
  const [refused, setRefused] = useState<ServerRefusal | null>(null)
  const start = useAct(practice.startRun, {
    refresh: [practice.practiceRuns, practice.practiceList, practice.ownAssignments].map(callKey),
    onDone: opened,
    onRefusal: (refusal) => {
      setRefused(refusal)
      return true
    },
  })
  const startOnce = useOnce(start)
  const choosesSeat = given.mode === 'oneSeat' && detail.seats.length > 1
  const press = () => {
    setRefused(null)
    return startOnce({
      idSign: detail.idSign,
      assignment: given.sign,
      ...(choosesSeat ? { seat } : {}),
    })
  }
  return (
    <>
      {choosesSeat ? (
        <Radio.Group label={t('lobby.seat')} value={seat} onChange={setSeat}>
          <Group mt="xs" gap="md">
            {detail.seats.map((one) => (
              <Radio key={one} value={one} label={t(`seat.${one}`)} />
            ))}
          </Group>
        </Radio.Group>
      ) : null}
      <FormError error={refused} />
      <Group>
        <Button size="md" onClick={press} loading={start.isPending}>
          {t(given.attemptsUsed > 0 ? 'assigned.again' : 'lobby.start')}
        </Button>
      </Group>
    </>
  )
}

/** The next possible action: start, continue, wait, or open the review. */
function NextStep({ given, detail }: GivenProps) {
  const { t } = useTranslation('practice')
  const { dateTime } = useFormats()
  const { mode, state, run, ended, opensAt } = given
  if (state === 'inProgress' && run)
    return (
      <Group>
        <Button size="md" component={SiteLink} {...practiceLinks.run(run, detail.kind)}>
          {t('lobby.continue')}
        </Button>
      </Group>
    )
  return (
    <>
      {state === 'open' && mode === 'team' ? <MakeTeam given={given} /> : null}
      {state === 'open' && mode !== 'team' ? <Begin given={given} detail={detail} /> : null}
      {state === 'notOpen' && opensAt ? (
        <Note>{t('assigned.opensAt', { moment: dateTime(opensAt) })}</Note>
      ) : null}
      {state === 'over' ? <Note tone="warn">{t('assigned.missed')}</Note> : null}
      {ended ? (
        <Group>
          <Button
            component={SiteLink}
            {...practiceLinks.review(ended, detail.kind)}
            variant="default"
          >
            {t('lobby.review')}
          </Button>
        </Group>
      ) : null}
    </>
  )
}

function Panel({ given, detail }: GivenProps) {
  const { t } = useTranslation('practice')
  const facts = useGivenFacts(given)
  return (
    <Surface gap="md">
      <h2>{t('assigned.panel')}</h2>
      <Text component="p" style={{ overflowWrap: 'anywhere' }}>
        {given.course.name}
      </Text>
      <Group gap="xs">
        <GivenState given={given} />
      </Group>
      <FactGrid facts={facts} />
      <NextStep given={given} detail={detail} />
    </Surface>
  )
}

interface GivenStartProps {
  /** The sealed id of the assignment. */
  sign: string
  detail: PracticeDetail
  /** Whether the page has another form for the code of a game. */
  hasCode: boolean
}

/** PRC-024: dates, attempts, weights and pass line, with the button to start. */
export function GivenStart({ sign, detail, hasCode }: GivenStartProps) {
  const { t } = useTranslation(['practice', 'site'])
  const { data, error, isPending, refetch } = useAsk(practice.ownAssignments, {}, { staleTime: 0 })
  if (isPending) return <TextSkeleton lines={6} label={t('site:loading')} />
  if (!data) return <ErrorView error={error} onRetry={() => void refetch()} />
  const given = data.find((one) => one.sign === sign)
  if (!given) return <Note tone="warn">{t('assigned.notFound')}</Note>
  return (
    <>
      <RubricOf assignment={sign} />
      <Panel given={given} detail={detail} />
      {given.mode === 'team' && given.state === 'open' && !hasCode ? <JoinForm given="" /> : null}
    </>
  )
}
