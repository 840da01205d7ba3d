import { Button, Checkbox, Group, Stack } from '@mantine/core'
import { useNavigate, useParams, useSearch } from '@tanstack/react-router'
import { comparedMost, type FinishedGame, practice, type TaughtAssignment } from '@titian/contract'
import { ErrorView, SiteLink, useAsk, useFormats, usePageTitle } from '@titian/site'
import { EmptyState, Note, SectionHead, Surface, TextSkeleton } from '@titian/ui'
import { useTranslation } from 'react-i18next'
import { linkTo, paths } from '../../../app/paths.ts'
import { chosenGames, useGameName } from '../parts/chosen-games.ts'
import { GroupNotes, OrderCurves, Results, useGroups } from '../parts/groups.tsx'

interface ListProps {
  list: readonly FinishedGame[]
}

function Choice({ list, chosen }: ListProps & { chosen: readonly FinishedGame[] }) {
  const { t } = useTranslation('practice')
  const { percent } = useFormats()
  const navigate = useNavigate()
  const { sign } = useParams({ from: paths.practiceGroups })
  const nameOf = useGameName(list)
  const isFull = chosen.length >= comparedMost
  const label = (game: FinishedGame) => {
    const names = game.code === null ? [] : game.players.map(({ name }) => name)
    const result = game.percent === null ? [] : [percent(game.percent / 100)]
    return [nameOf(game), ...names, ...result].join(' · ')
  }
  const choose = (signs: string[]) =>
    void navigate({
      to: paths.practiceGroups,
      params: { sign },
      search: { games: signs.join(',') },
      replace: true,
    })
  return (
    <Surface gap="sm">
      <Checkbox.Group
        label={t('groups.choose')}
        description={isFull ? t('groups.full', { most: comparedMost }) : undefined}
        value={chosen.map((game) => game.sign)}
        onChange={choose}
      >
        <Group mt="xs" gap="md">
          {list.map((game) => {
            const isChosen = chosen.includes(game)
            return (
              <Checkbox
                key={game.sign}
                value={game.sign}
                label={label(game)}
                // The teacher cannot remove the last chosen game, so that the page is never empty.
                disabled={isChosen ? chosen.length === 1 : isFull}
              />
            )
          })}
        </Group>
      </Checkbox.Group>
    </Surface>
  )
}

function Comparison({ list }: ListProps) {
  const { t } = useTranslation(['practice', 'site'])
  const { games } = useSearch({ from: paths.practiceGroups })
  const chosen = chosenGames(list, games)
  const { groups, isPending } = useGroups(chosen, chosen.map(useGameName(list)))
  return (
    <Stack>
      <Choice list={list} chosen={chosen} />
      {isPending ? <TextSkeleton lines={8} label={t('site:loading')} /> : null}
      {groups.length > 0 ? (
        <>
          <Results groups={groups} />
          <OrderCurves groups={groups} />
          <GroupNotes groups={groups} />
        </>
      ) : null}
    </Stack>
  )
}

interface BodyProps extends ListProps {
  assignment: TaughtAssignment
  total: number
}

function Body({ assignment, list, total }: BodyProps) {
  const { t } = useTranslation('practice')
  const { number } = useFormats()
  const isChain = assignment.practice.kind === 'supply-chain'
  return (
    <>
      <SectionHead
        level={1}
        title={t('groups.title')}
        lead={`${assignment.practice.title} · ${t('groups.lead', { most: comparedMost })}`}
        more={
          <Button variant="default" component={SiteLink} {...linkTo.practiceBoard(assignment.sign)}>
            {t('wall.back')}
          </Button>
        }
      />
      {isChain ? null : <Note>{t('groups.notChain')}</Note>}
      {total > list.length ? (
        <Note>{t('groups.more', { some: number(list.length), all: number(total) })}</Note>
      ) : null}
      {isChain && list.length > 0 ? <Comparison list={list} /> : null}
      {isChain && list.length === 0 ? (
        <EmptyState title={t('groups.none')} text={t('groups.noneText')} />
      ) : null}
    </>
  )
}

/** PRC-144: compares up to four finished games of an assignment. */
export function GroupsPage() {
  const { t } = useTranslation(['practice', 'site'])
  const { sign } = useParams({ from: paths.practiceGroups })
  const { data, error, refetch } = useAsk(practice.finishedGames, { sign }, { staleTime: 0 })
  usePageTitle(t('groups.title'))
  if (error && !data) return <ErrorView level={1} error={error} onRetry={() => void refetch()} />
  if (!data) return <TextSkeleton heading lines={8} label={t('site:loading')} />
  return <Body key={sign} {...data} />
}
