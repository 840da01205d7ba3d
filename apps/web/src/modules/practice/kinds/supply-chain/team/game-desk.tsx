import { Box, Button, Group, Stack, Title } from '@mantine/core'
import type { PracticeRun, SupplyChainView, TeamGame } from '@titian/contract'
import { NetworkFailure, useFormats } from '@titian/site'
import { ConfirmDialog, Note, ProgressBar, Surface } from '@titian/ui'
import { type FormEvent, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { RunOver } from '../../run-notes.tsx'
import { Desk } from '../desk.tsx'
import { readOrder } from '../order-text.ts'
import { useTyped } from '../../use-typed.ts'
import { SeatList } from './seat-list.tsx'
import { TimeLeft } from './time-left.tsx'
import { type GameActs, useGameActs } from './use-game-acts.ts'

interface GameProps {
  run: PracticeRun
  game: TeamGame
}

function Waiting({ run, game, onOver }: GameProps & { onOver: () => void }) {
  const { t } = useTranslation('practice')
  const { list } = useFormats()
  const waited = game.seats.filter(({ state }) => state === 'playing')
  const names = waited.map(({ seat, isOwn }) => (isOwn ? t('game.you') : t(`seat.${seat}`)))
  return (
    <Surface gap="sm">
      <h2>{t('game.team')}</h2>
      <p aria-live="polite">
        {names.length > 0 ? t('game.waitsFor', { names: list(names) }) : t('game.waitsForNobody')}
      </p>
      {game.turnEndsIn === null ? null : (
        <TimeLeft key={`${run.day} ${game.turnEndsIn}`} seconds={game.turnEndsIn} onOver={onOver} />
      )}
      <SeatList seats={game.seats} />
    </Surface>
  )
}

/** Explains why the last action failed. The form keeps the text that was typed for the action. */
function Trouble({ acts }: { acts: GameActs }) {
  const { t } = useTranslation('practice')
  const { refusal, error, fields } = acts
  if (acts.isPending || Object.keys(fields).length > 0) return null
  if (refusal)
    return (
      <Note tone="warn" live>
        {refusal.reason === 'runChanged' ? t('game.changed') : refusal.message}
      </Note>
    )
  if (!error) return null
  return (
    <Note tone="warn" live>
      {t(error instanceof NetworkFailure ? 'run.offline' : 'run.failed')}
    </Note>
  )
}

function Standing({ run, acts, isBot }: { run: PracticeRun; acts: GameActs; isBot: boolean }) {
  const { t } = useTranslation('practice')
  return (
    <>
      {run.state === 'paused' ? (
        <Note tone="warn" live>
          {t('game.paused')}
        </Note>
      ) : null}
      {isBot ? (
        <Note
          tone="warn"
          live
          action={
            <Button disabled={acts.isPending} onClick={() => acts.back({ sign: run.sign })}>
              {t('game.back')}
            </Button>
          }
        >
          {t('game.botPlays')}
        </Note>
      ) : null}
    </>
  )
}

function LeaveGame({ acts }: { acts: GameActs }) {
  const { t } = useTranslation('practice')
  const [asks, setAsks] = useState(false)
  return (
    <Group justify="flex-end">
      <Button variant="subtle" onClick={() => setAsks(true)} disabled={acts.isPending}>
        {t('game.leave')}
      </Button>
      <ConfirmDialog
        opened={asks}
        onClose={() => setAsks(false)}
        title={t('game.leaveTitle')}
        text={t('game.leaveText')}
        confirmLabel={t('game.leave')}
        cancelLabel={t('run.keepPlaying')}
        onConfirm={async () => {
          await acts.leave()
        }}
      />
    </Group>
  )
}

interface OwnDeskProps {
  run: PracticeRun
  desk: SupplyChainView
  acts: GameActs
  typing: ReturnType<typeof useTyped>
}

/**
 * The order form of the own seat. Typed text stays when other players order, and after a reload.
 */
function OwnDesk({ run, desk, acts, typing }: OwnDeskProps) {
  const { t } = useTranslation('practice')
  const { typed, type } = typing
  const [isChecked, setIsChecked] = useState(false)
  const quantity = readOrder(typed[`order.${desk.seat}`] ?? '')
  const hasOrdered = run.decided.includes(desk.seat)
  const isOver = run.state === 'scored'
  const send = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault()
    setIsChecked(quantity === null)
    if (quantity === null)
      return event.currentTarget.querySelector<HTMLElement>(`[name="order.${desk.seat}"]`)?.focus()
    return acts.order({
      sign: run.sign,
      week: desk.week,
      quantity,
      note: typed[`note.${desk.seat}`] ?? '',
    })
  }
  return (
    <form onSubmit={send} noValidate>
      <Stack gap="sm">
        <Desk
          desk={desk}
          typed={typed}
          onType={type}
          isOver={isOver || hasOrdered}
          problem={isChecked && quantity === null ? t('desk.orderWrong') : acts.fields['quantity']}
        />
        <Trouble acts={acts} />
        {hasOrdered && !isOver ? (
          <Note tone="ok" live>
            {t('game.ordered')}
          </Note>
        ) : null}
        {isOver || hasOrdered ? null : (
          <Button
            type="submit"
            size="md"
            fullWidth
            loading={acts.isPending}
            disabled={run.state === 'paused'}
          >
            {t('game.send')}
          </Button>
        )}
      </Stack>
    </form>
  )
}

/** PRC-054, PRC-097: the own seat, and the players who must still order. */
export function GameDesk({ run, game, onOver }: GameProps & { onOver: () => void }) {
  const { t } = useTranslation('practice')
  const typing = useTyped(run.sign)
  const acts = useGameActs(run.sign, typing.clear)
  const isOver = run.state === 'scored'
  const isBot = !isOver && game.seats.some(({ isOwn, state }) => isOwn && state === 'bot')
  const week = t('desk.week', { week: run.day, weeks: run.days })
  return (
    <Stack gap="lg">
      <Stack gap={6}>
        <Title order={1}>{run.practice.title}</Title>
        <Box component="p" fw={600} className="num" aria-live="polite">
          {week}
        </Box>
        <ProgressBar value={(100 * run.day) / run.days} label={week} />
      </Stack>
      {isOver ? <RunOver run={run} hasDebrief /> : null}
      <Standing run={run} acts={acts} isBot={isBot} />
      {isOver ? null : <Waiting run={run} game={game} onOver={onOver} />}
      {run.supplyChain?.map((desk) => (
        <OwnDesk key={desk.seat} run={run} desk={desk} acts={acts} typing={typing} />
      ))}
      {isOver || isBot ? null : <LeaveGame acts={acts} />}
    </Stack>
  )
}
