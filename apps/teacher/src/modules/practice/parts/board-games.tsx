import { Box, Button, Group, SimpleGrid, Stack, Text } from '@mantine/core'
import type { BoardGame, GameSeat } from '@titian/contract'
import { useFormats } from '@titian/site'
import { Note, StatusBadge, Surface, type Tone } from '@titian/ui'
import { useTranslation } from 'react-i18next'
import { GameActs, useGameActs } from './game-acts.tsx'
import { TimeLeft } from './time-left.tsx'

const tones: Record<BoardGame['state'], Tone> = { lobby: 'neutral', active: 'info', paused: 'warn' }
const seatTones: Record<GameSeat['state'], Tone> = {
  free: 'neutral',
  playing: 'info',
  ordered: 'ok',
  bot: 'warn',
}

/** In a lobby or a pause, no player is awaited. */
const waited = ({ state, seats }: BoardGame) =>
  state === 'active' ? seats.filter((seat) => seat.state === 'playing') : []

interface SeatsProps {
  game: BoardGame
  acts: ReturnType<typeof useGameActs>
}

function Seats({ game, acts }: SeatsProps) {
  const { t } = useTranslation('practice')
  const { colon } = useFormats()
  const { code, state, seats } = game
  const word = (seat: GameSeat) => {
    if (seat.state === 'free') return state === 'lobby' ? 'free' : 'bot'
    return seat.state === 'playing' && state !== 'active' ? 'here' : seat.state
  }
  return (
    <Stack component="ul" gap={6} m={0} p={0} style={{ listStyle: 'none' }}>
      {seats.map((seat) => {
        const name = t(`seat.${seat.seat}`)
        return (
          <Group component="li" key={seat.seat} gap="xs">
            <Text component="span" flex="1 1 140px" miw={0} style={{ overflowWrap: 'anywhere' }}>
              <b>{name}</b>
              {seat.name === null ? null : `${colon}${seat.name}`}
            </Text>
            {state === 'active' && (seat.state === 'playing' || seat.state === 'ordered') ? (
              <Button
                variant="subtle"
                size="compact-sm"
                disabled={acts.isBusy}
                aria-label={t('games.botOf', { seat: name, code })}
                onClick={() => acts.send({ act: 'bot', seat: seat.seat })}
              >
                {t('games.bot')}
              </Button>
            ) : null}
            <StatusBadge tone={seatTones[seat.state]}>{t(`games.seat.${word(seat)}`)}</StatusBadge>
          </Group>
        )
      })}
    </Stack>
  )
}

interface GameProps {
  game: BoardGame
  answeredAt: number
}

function Game({ game, answeredAt }: GameProps) {
  const { t } = useTranslation('practice')
  const { number, list } = useFormats()
  const acts = useGameActs(game)
  const { code, state, day, days, turnEndsIn } = game
  const names = waited(game).map(({ seat, name }) =>
    t('games.player', { seat: t(`seat.${seat}`), name }),
  )
  const title = t('games.game', { code })
  return (
    <Surface gap="sm" padding="sm">
      <section aria-label={title}>
        <Stack gap="sm">
          <Group justify="space-between" gap="xs">
            <h3 style={{ margin: 0 }}>{title}</h3>
            <StatusBadge tone={tones[state]}>{t(`games.state.${state}`)}</StatusBadge>
          </Group>
          <Group gap="md" fz="sm" c="dimmed">
            <span className="num">{t('games.week', { week: number(day), all: number(days) })}</span>
            {turnEndsIn === null ? null : <TimeLeft seconds={turnEndsIn} at={answeredAt} />}
          </Group>
          {state === 'active' ? (
            <Text component="p" fz="sm" style={{ overflowWrap: 'anywhere' }}>
              {names.length > 0
                ? t('games.waitsFor', { names: list(names) })
                : t('games.waitsForNobody')}
            </Text>
          ) : null}
          <Seats game={game} acts={acts} />
          <GameActs game={game} names={names} acts={acts} />
        </Stack>
      </section>
    </Surface>
  )
}

interface BoardGamesProps {
  games: readonly BoardGame[]
  /** The number of all open games. */
  total: number
  /** When the response arrived, in milliseconds. */
  answeredAt: number
}

/**
 * PRC-105: the open games of a practice: their players, the players who must still order, and what
 * the teacher can do.
 */
export function BoardGames({ games, total, answeredAt }: BoardGamesProps) {
  const { t } = useTranslation('practice')
  const { number } = useFormats()
  if (games.length === 0) return null
  return (
    <Box component="section" aria-label={t('games.title')}>
      <h2>{t('games.title')}</h2>
      {total > games.length ? (
        <Note>{t('games.more', { some: number(games.length), all: number(total) })}</Note>
      ) : null}
      <SimpleGrid cols={{ base: 1, sm: 2, lg: 3 }} spacing="md" mt="sm">
        {games.map((game) => (
          <Game key={game.sign} game={game} answeredAt={answeredAt} />
        ))}
      </SimpleGrid>
    </Box>
  )
}
