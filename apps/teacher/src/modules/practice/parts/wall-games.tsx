import { Box } from '@mantine/core'
import type { BoardGame } from '@titian/contract'
import { useFormats } from '@titian/site'
import { EmptyState, StatusBadge, Surface } from '@titian/ui'
import { useTranslation } from 'react-i18next'

/** The most games that the page shows. A line below them says how many more there are. */
const shownMost = 15

const tones = { lobby: 'neutral', active: 'info', paused: 'warn' } as const

/** One game: the week in very large type, and the players whose orders are missing. */
function WallGame({ game, isNamed }: { game: BoardGame; isNamed: boolean }) {
  const { t } = useTranslation('practice')
  const { number } = useFormats()
  const { code, state, day, days, seats } = game
  const title = t('games.game', { code })
  const waited = state === 'active' ? seats.filter((seat) => seat.state === 'playing') : []
  return (
    <Surface gap="xs" padding="sm">
      <section aria-label={title}>
        <h2 style={{ margin: 0, fontSize: '1.2em' }} className="num">
          {code}
        </h2>
        {state === 'active' ? (
          <p className="num">
            <b style={{ fontSize: '1.9em' }}>{t('wall.week', { week: number(day) })}</b>{' '}
            {t('wall.ofWeeks', { all: number(days) })}
          </p>
        ) : (
          <p>
            <StatusBadge tone={tones[state]}>{t(`games.state.${state}`)}</StatusBadge>
          </p>
        )}
        {state === 'active' ? (
          <>
            <p>{waited.length > 0 ? t('wall.waits') : t('wall.nobody')}</p>
            <Box component="ul" m={0} p={0} style={{ listStyle: 'none' }} fw={600}>
              {waited.map(({ seat, name }) => (
                <li
                  key={seat}
                  style={{ overflow: 'hidden', textOverflow: 'ellipsis', whiteSpace: 'nowrap' }}
                >
                  {isNamed && name !== null
                    ? t('games.player', { seat: t(`seat.${seat}`), name })
                    : t(`seat.${seat}`)}
                </li>
              ))}
            </Box>
          </>
        ) : null}
      </section>
    </Surface>
  )
}

interface WallGamesProps {
  games: readonly BoardGame[]
  total: number
  isNamed: boolean
}

/** PRC-145: the open games; on a projector, ten of them fit without scrolling. */
export function WallGames({ games, total, isNamed }: WallGamesProps) {
  const { t } = useTranslation('practice')
  if (games.length === 0) return <EmptyState title={t('wall.noGames')} />
  const shown = games.slice(0, shownMost)
  const columns = shown.length <= 4 ? 2 : shown.length <= 9 ? 3 : 5
  return (
    <>
      <Box
        style={{
          display: 'grid',
          gap: 16,
          gridTemplateColumns: `repeat(auto-fit, minmax(max(220px, ${Math.floor(100 / columns) - 2}%), 1fr))`,
        }}
      >
        {shown.map((game) => (
          <WallGame key={game.sign} game={game} isNamed={isNamed} />
        ))}
      </Box>
      {total > shown.length ? <p>{t('wall.more', { count: total - shown.length })}</p> : null}
    </>
  )
}
