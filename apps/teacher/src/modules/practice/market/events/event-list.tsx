import { Button, Stack } from '@mantine/core'
import { practice, type PracticeEvent } from '@titian/contract'
import { callKey, useAct, useFormats, useOnce } from '@titian/site'
import { ConfirmDialog, type DataColumn, DataTable, EmptyState, Surface, toast } from '@titian/ui'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'

const refresh = [callKey(practice.practiceEvents)]

function useWhen() {
  const { t } = useTranslation('market')
  const { number } = useFormats()
  return ({ day, days }: PracticeEvent) =>
    days === 1
      ? t('events.oneDay', { from: number(day) })
      : t('events.range', { from: number(day), to: number(day + days - 1) })
}

interface TakeBackProps {
  event: PracticeEvent
  onClose: () => void
}

function TakeBack({ event, onClose }: TakeBackProps) {
  const { t } = useTranslation(['market', 'site'])
  const when = useWhen()(event)
  const act = useAct(practice.removePracticeEvent, {
    refresh,
    onDone: () => {
      toast.success(t('events.takenBack'))
    },
  })
  const once = useOnce(act)
  return (
    <ConfirmDialog
      opened
      onClose={onClose}
      title={t('events.takeBackTitle', { event: t(`event.${event.event}`) })}
      text={t('events.takeBackText', { when })}
      confirmLabel={t('events.takeBack')}
      cancelLabel={t('site:cancel')}
      danger
      onConfirm={() => once({ sign: event.sign })}
    />
  )
}

interface EventListProps {
  events: readonly PracticeEvent[]
  /** The number of students who have begun. */
  shops: number
}

function Reach({ event, shops }: { event: PracticeEvent } & Pick<EventListProps, 'shops'>) {
  const { t } = useTranslation('market')
  const { number } = useFormats()
  const { reached, late, day } = event
  return (
    <Stack component="span" gap={0}>
      <span className="num">
        {reached > 0
          ? t('events.happened', { some: number(reached), all: number(shops) })
          : t('events.comes', { day: number(day) })}
      </span>
      {late > 0 ? <span className="num meta">{t('events.late', { count: late })}</span> : null}
    </Stack>
  )
}

/** PRC-149: the events of a practice; an event that has reached no shop can be withdrawn. */
export function EventList({ events, shops }: EventListProps) {
  const { t } = useTranslation('market')
  const whenOf = useWhen()
  const [asked, setAsked] = useState<PracticeEvent | null>(null)
  const columns: DataColumn<PracticeEvent>[] = [
    {
      key: 'event',
      title: t('events.event'),
      onCard: 'title',
      render: ({ event }) => <b>{t(`event.${event}`)}</b>,
    },
    {
      key: 'when',
      title: t('events.when'),
      render: (one) => <span className="num">{whenOf(one)}</span>,
    },
    {
      key: 'reaches',
      title: t('events.reaches'),
      render: (one) => <Reach event={one} shops={shops} />,
    },
    {
      key: 'acts',
      title: <span className="visually-hidden">{t('events.acts')}</span>,
      align: 'end',
      onCard: 'actions',
      render: (one) =>
        one.reached > 0 ? null : (
          <Button
            variant="subtle"
            color="red"
            aria-label={t('events.takeBackOf', {
              event: t(`event.${one.event}`),
              when: whenOf(one),
            })}
            onClick={() => setAsked(one)}
          >
            {t('events.takeBack')}
          </Button>
        ),
    },
  ]
  return (
    <Surface gap="sm">
      <h2>{t('events.list')}</h2>
      <DataTable
        label={t('events.list')}
        columns={columns}
        rows={events}
        rowKey={({ sign }) => sign}
        empty={<EmptyState title={t('events.none')} text={t('events.noneText')} />}
      />
      {asked ? <TakeBack key={asked.sign} event={asked} onClose={() => setAsked(null)} /> : null}
    </Surface>
  )
}
