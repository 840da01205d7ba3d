import { Button, Stack } from '@mantine/core'
import { useNavigate, useParams, useSearch } from '@tanstack/react-router'
import { practice } from '@titian/contract'
import { ErrorView, SiteLink, useAsk, useFormats, usePageTitle } from '@titian/site'
import { EmptyState, Note, TextSkeleton } from '@titian/ui'
import { useTranslation } from 'react-i18next'
import { linkTo, paths } from '../../../app/paths.ts'
import { chosenGames, useGameName } from '../parts/chosen-games.ts'
import { GroupNotes, OrderCurves, Results, useGroups } from '../parts/groups.tsx'
import { toggleFullScreen, useKeys } from '../parts/use-keys.ts'
import { Wall } from '../parts/wall.tsx'
import type { WallWords } from '../parts/wall-words.ts'
import { WallGames } from '../parts/wall-games.tsx'

/** Milliseconds until the page loads again. */
const betweenAnswers = 5_000

interface ViewProps {
  /** The sealed id of the assignment. */
  sign: string
  isNamed: boolean
}

function Games({ sign, isNamed }: ViewProps) {
  const { t } = useTranslation('site')
  const { dateTime } = useFormats()
  const { data, error, dataUpdatedAt, refetch } = useAsk(
    practice.practiceBoard,
    { sign, page: 1, size: 1 },
    { staleTime: 0, quiet: true, refetchInterval: betweenAnswers },
  )
  const words = useTranslation('practice').t
  if (error && !data) return <ErrorView error={error} onRetry={() => void refetch()} />
  if (!data) return <TextSkeleton heading lines={6} label={t('loading')} />
  return (
    <>
      {error ? (
        <Note tone="warn" live>
          {words('board.cut', { moment: dateTime(new Date(dataUpdatedAt).toISOString()) })}
        </Note>
      ) : null}
      <WallGames games={data.games} total={data.gamesTotal} isNamed={isNamed} />
    </>
  )
}

function Debrief({ sign, isNamed }: ViewProps) {
  const { t } = useTranslation(['practice', 'site'])
  const { games } = useSearch({ from: paths.practiceWall })
  const { data, error, refetch } = useAsk(practice.finishedGames, { sign }, { staleTime: 0 })
  const list = data?.list ?? []
  const chosen = chosenGames(list, games)
  const { groups, isPending } = useGroups(chosen, chosen.map(useGameName(list, isNamed)))
  if (error && !data) return <ErrorView error={error} onRetry={() => void refetch()} />
  if (!data || isPending) return <TextSkeleton heading lines={6} label={t('site:loading')} />
  if (groups.length === 0)
    return <EmptyState title={t('groups.none')} text={t('groups.noneText')} />
  return (
    <Stack>
      <OrderCurves groups={groups} />
      <Results groups={groups} />
      <GroupNotes groups={groups} isNamed={isNamed} />
    </Stack>
  )
}

/**
 * PRC-145: shows the games of a class on a projector while they are played, and compares them
 * afterwards.
 */
export function WallPage() {
  const { t } = useTranslation('practice')
  const { sign } = useParams({ from: paths.practiceWall })
  const search = useSearch({ from: paths.practiceWall })
  const navigate = useNavigate()
  const isNamed = search.names !== '0'
  const isDebrief = search.view === 'groups'
  const shown: WallWords = {
    ...(isDebrief && { view: 'groups' }),
    ...(!isNamed && { names: '0' }),
    ...(search.games && { games: search.games }),
  }
  const show = (change: Pick<WallWords, 'view' | 'names'>) =>
    void navigate({
      to: paths.practiceWall,
      params: { sign },
      search: { ...shown, ...change },
      replace: true,
    })
  const toGames = () => show({ view: undefined })
  const toGroups = () => show({ view: 'groups' })
  const toggleNames = () => show({ names: isNamed ? '0' : undefined })
  useKeys({ 1: toGames, 2: toGroups, n: toggleNames, f: toggleFullScreen })
  usePageTitle(t('wall.open'))
  return (
    <Wall
      title={t(isDebrief ? 'wall.groups' : 'wall.games')}
      keys={t('wall.keys')}
      acts={
        <>
          <Button
            variant={isDebrief ? 'default' : 'filled'}
            aria-pressed={!isDebrief}
            onClick={toGames}
          >
            {t('wall.games')}
          </Button>
          <Button
            variant={isDebrief ? 'filled' : 'default'}
            aria-pressed={isDebrief}
            onClick={toGroups}
          >
            {t('wall.groups')}
          </Button>
          <Button variant="default" onClick={toggleNames}>
            {t(isNamed ? 'wall.hideNames' : 'wall.showNames')}
          </Button>
          <Button variant="default" component={SiteLink} {...linkTo.practiceBoard(sign)}>
            {t('wall.back')}
          </Button>
        </>
      }
    >
      {isDebrief ? (
        <Debrief sign={sign} isNamed={isNamed} />
      ) : (
        <Games sign={sign} isNamed={isNamed} />
      )}
    </Wall>
  )
}
