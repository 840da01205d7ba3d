import { Box, Stack } from '@mantine/core'
import { useQueries } from '@tanstack/react-query'
import {
  type BoardRun,
  type ChainSeat,
  chainSeats,
  type FinishedGame,
  practice,
  type SupplyChainReview,
} from '@titian/contract'
import { ask, askKey, useFormats } from '@titian/site'
import { LinePlot } from '@titian/site/line-plot'
import { Columns, type DataColumn, DataTable, formatMinor, Surface } from '@titian/ui'
import { useTranslation } from 'react-i18next'
import { OrderTable } from './order-table.tsx'

/** One of several compared games. */
export interface Group {
  sign: string
  name: string
  chain: SupplyChainReview
  run: BoardRun
}

/** Loads the runs of these games and gives each run the name of its game. */
export function useGroups(games: readonly Pick<FinishedGame, 'sign'>[], names: readonly string[]) {
  const runs = useQueries({
    queries: games.map(({ sign }) => ({
      queryKey: askKey(practice.boardRun, { sign }),
      queryFn: () => ask(practice.boardRun, { sign }),
    })),
  })
  const groups = games.flatMap(({ sign }, at): Group[] => {
    const run = runs[at]?.data
    const chain = run?.supplyChain
    return run && chain ? [{ sign, name: names[at] ?? '', chain, run }] : []
  })
  return { groups, isPending: runs.some(({ isPending }) => isPending) }
}

const seatOf = ({ chain }: Group, seat: ChainSeat) => chain.seats.find((one) => one.seat === seat)
const ordersOf = (group: Group, seat: ChainSeat) =>
  (seatOf(group, seat)?.rows ?? []).map(({ ordered }) => ordered)

interface GroupsProps {
  groups: readonly Group[]
}

/** PRC-144: the orders by seat, one curve for each game; all plots have the same axes. */
export function OrderCurves({ groups }: GroupsProps) {
  const { t } = useTranslation('practice')
  const all = groups.flatMap((group) => chainSeats.flatMap((seat) => ordersOf(group, seat)))
  const most = Math.max(0, ...all.map((ordered) => ordered ?? 0))
  return (
    <Columns widths={2} gap="md">
      {chainSeats.map((seat) => {
        const title = t('groups.orders', { seat: t(`seat.${seat}`) })
        return (
          <Surface key={seat} gap="sm">
            <h2>{title}</h2>
            <LinePlot
              label={title}
              first={1}
              most={most}
              series={groups.map((group) => ({ name: group.name, values: ordersOf(group, seat) }))}
            />
            <OrderTable
              label={title}
              curves={groups.map((group) => ({
                key: group.sign,
                name: group.name,
                values: ordersOf(group, seat),
              }))}
            />
          </Surface>
        )
      })}
    </Columns>
  )
}

interface Measure {
  key: string
  name: string
  textOf: (group: Group) => string
}

function useMeasures(): Measure[] {
  const { t } = useTranslation('practice')
  const { percent } = useFormats()
  const share = (value: number | null | undefined) =>
    value === null || value === undefined ? '--' : percent(value / 100)
  const bullwhip = (group: Group) => {
    const value = seatOf(group, 'factory')?.bullwhip ?? null
    return value === null ? t('groups.noVariation') : formatMinor(value)
  }
  return [
    {
      key: 'result',
      name: t('groups.result'),
      textOf: ({ run }) => share(run.assignment?.percent),
    },
    {
      key: 'chain',
      name: t('groups.chainCost'),
      textOf: ({ chain }) => formatMinor(chain.chainCost),
    },
    ...chainSeats.map((seat) => ({
      key: seat,
      name: t('groups.costOf', { seat: t(`seat.${seat}`) }),
      textOf: (group: Group) => formatMinor(seatOf(group, seat)?.cost ?? 0),
    })),
    {
      key: 'withoutBacklog',
      name: t('groups.withoutBacklog'),
      textOf: (group) => share(seatOf(group, 'retailer')?.withoutBacklog),
    },
    {
      key: 'onTime',
      name: t('groups.onTime'),
      textOf: (group) => share(seatOf(group, 'retailer')?.onTime),
    },
    { key: 'bullwhip', name: t('groups.bullwhip'), textOf: bullwhip },
  ]
}

/** PRC-144: costs by seat, service and bullwhip of each game. */
export function Results({ groups }: GroupsProps) {
  const { t } = useTranslation('practice')
  const columns: DataColumn<Measure>[] = [
    { key: 'measure', title: t('groups.measure'), onCard: 'title', render: ({ name }) => name },
    ...groups.map((group): DataColumn<Measure> => ({
      key: group.sign,
      title: group.name,
      align: 'end',
      render: ({ textOf }) => <span className="num">{textOf(group)}</span>,
    })),
  ]
  return (
    <Surface gap="sm">
      <h2>{t('groups.results')}</h2>
      <DataTable
        label={t('groups.results')}
        columns={columns}
        rows={useMeasures()}
        rowKey={({ key }) => key}
      />
    </Surface>
  )
}

/**
 * PRC-144: the notes of the players beside their orders. If names are hidden, only the seat is
 * shown.
 */
export function GroupNotes({ groups, isNamed = true }: GroupsProps & { isNamed?: boolean }) {
  const { t } = useTranslation('practice')
  const { gap } = useFormats()
  return (
    <Surface gap="sm">
      <h2>{t('groups.notes')}</h2>
      <Columns widths={Math.max(1, groups.length)} gap="md">
        {groups.map(({ sign, name, run: { notes, team } }) => {
          const seatText = (code: string) => {
            const player = isNamed ? team?.find(({ seat }) => seat === code) : undefined
            const seat = t(`seat.${code}`)
            return player ? t('games.player', { seat, name: player.name }) : seat
          }
          return (
            <Stack key={sign} gap="xs" miw={0}>
              <h3>{name}</h3>
              {notes.length === 0 ? <p>{t('groups.noNotes')}</p> : null}
              <Box component="ul" m={0} pl="md">
                {notes.map(({ day, seat, note }) => (
                  <li key={`${day} ${seat}`} style={{ overflowWrap: 'anywhere' }}>
                    <b className="num">{t('run.noteOf', { day, seat: seatText(seat) })}</b>
                    {gap}
                    {note}
                  </li>
                ))}
              </Box>
            </Stack>
          )
        })}
      </Columns>
    </Surface>
  )
}
