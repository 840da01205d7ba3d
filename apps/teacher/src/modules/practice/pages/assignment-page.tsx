import { Button, Group, Stack, Tabs } from '@mantine/core'
import { useQueryClient } from '@tanstack/react-query'
import { useParams, useRouter, useSearch } from '@tanstack/react-router'
import { practice, type PracticeKindName, type TaughtAssignment } from '@titian/contract'
import {
  ask,
  callKey,
  ErrorView,
  FormError,
  SavedAt,
  SiteLink,
  useAct,
  useAsk,
  useFormats,
  usePageTitle,
  useSavedForm,
} from '@titian/site'
import { ChoiceWaits, ConflictNote, useListSearch } from '@titian/site/staff'
import { ConfirmDialog, SectionHead, TextSkeleton, toast, SaveBar } from '@titian/ui'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { linkTo, paths } from '../../../app/paths.ts'
import { CommonErrors } from '../erp/board/common-errors.tsx'
import { ErpBoard } from '../erp/board/erp-board.tsx'
import { OwnNames } from '../erp/parts/own-names.tsx'
import { MarketBoard } from '../market/board/market-board.tsx'
import { MarketEvents } from '../market/events/market-events.tsx'
import { AssignmentForm } from '../assignment/assignment-form.tsx'
import {
  assignmentInputOf,
  assignmentProblems,
  type AssignmentValues,
  assignmentValuesOf,
} from '../parts/assignment-values.ts'
import { BoardTable } from '../parts/board-table.tsx'
import { NextRound } from '../parts/next-round.tsx'

/** Milliseconds until the numbers at the top are loaded again. */
const betweenAnswers = 15_000

/** The tabs besides the board. The board is the default tab. */
const otherTabs = ['events', 'errors', 'settings'] as const

const boards = { marketplace: MarketBoard, erp: ErpBoard } as const

/**
 * Tabs that only one kind of practice has. The address may name a tab that this practice does not
 * have.
 */
const tabOfKind: Readonly<Partial<Record<PracticeKindName, (typeof otherTabs)[number]>>> = {
  marketplace: 'events',
  erp: 'errors',
}

const lists = [practice.listAssignments, practice.practiceBoard].map(callKey)

function Remove({ given }: { given: TaughtAssignment }) {
  const { t } = useTranslation(['practice', 'site'])
  const { gap } = useFormats()
  const router = useRouter()
  const [isOpen, setOpen] = useState(false)
  const { lobbies } = given
  const closed = lobbies > 0 ? t('form.removeLobbies', { count: lobbies }) : ''
  const text = [t('form.removeText'), closed].join(gap).trim()
  const act = useAct(practice.deleteAssignment, {
    refresh: [callKey(practice.listAssignments)],
    onDone: () => {
      toast.success(t('site:toast.deleted'))
      router.history.back()
    },
  })
  return (
    <>
      <Button variant="subtle" color="red" onClick={() => setOpen(true)}>
        {t('form.remove')}
      </Button>
      <ConfirmDialog
        opened={isOpen}
        onClose={() => setOpen(false)}
        title={t('form.removeTitle', { name: given.practice.title })}
        text={text}
        confirmLabel={t('form.remove')}
        cancelLabel={t('site:cancel')}
        danger
        onConfirm={async () => void (await act.mutateAsync({ sign: given.sign }))}
      />
    </>
  )
}

function Settings({ given }: { given: TaughtAssignment }) {
  const { t } = useTranslation('practice')
  const client = useQueryClient()
  const form = useSavedForm<AssignmentValues, TaughtAssignment>({
    mode: 'button',
    draft: `practice.${given.sign}`,
    stored: given,
    valuesOf: assignmentValuesOf,
    problemsOf: assignmentProblems,
    send: (values, version) =>
      ask(practice.changeAssignment, { ...assignmentInputOf(values), sign: given.sign, version }),
    onSaved: () => {
      for (const queryKey of lists) void client.invalidateQueries({ queryKey })
    },
  })
  const { values, remote } = form
  const save = async () => {
    if (await form.save()) toast.success(t('site:toast.saved'))
  }
  const words = (one: AssignmentValues) => [
    { name: t('field.opensAt'), text: one.opensAt },
    { name: t('field.dueAt'), text: one.dueAt },
    { name: t('field.attempts'), text: String(one.attempts) },
    { name: t('field.passLine'), text: String(one.passLine) },
  ]
  const other = remote ? words(remote) : []
  const differences = words(values).flatMap(({ name, text }, at) =>
    other[at] && other[at].text !== text ? [{ name, local: text, remote: other[at].text }] : [],
  )
  return (
    <>
      {remote ? (
        <ConflictNote
          whileWriting
          rows={differences}
          onKeep={() => form.resolve(true)}
          onTake={() => form.resolve(false)}
        />
      ) : (
        <FormError error={form.failure} />
      )}
      <AssignmentForm
        values={values}
        onChange={form.change}
        errors={form.errors}
        isFrozen={given.hasRuns}
      />
      <SaveBar>
        {remote ? <ChoiceWaits /> : <SavedAt state={form.state} at={form.at} />}
        {given.canRemove ? <Remove given={given} /> : null}
        <Button disabled={!form.dirty} loading={form.busy} onClick={() => void save()}>
          {t('form.save')}
        </Button>
      </SaveBar>
    </>
  )
}

/** The tabs that show team games of the supply chain. */
function ForTeams({ sign }: { sign: string }) {
  const { t } = useTranslation('practice')
  return (
    <>
      <Button variant="default" component={SiteLink} {...linkTo.practiceWall(sign)}>
        {t('wall.open')}
      </Button>
      <Button variant="default" component={SiteLink} {...linkTo.practiceGroups(sign)}>
        {t('groups.title')}
      </Button>
    </>
  )
}

function Body({ given }: { given: TaughtAssignment }) {
  const { t } = useTranslation(['practice', 'erp'])
  const { dateTime } = useFormats()
  const { search, change } = useListSearch(useSearch({ from: paths.practiceBoard }))
  const { dueAt, started, students } = given
  const { kind } = given.practice
  const Board = kind === 'marketplace' || kind === 'erp' ? boards[kind] : BoardTable
  const own = tabOfKind[kind]
  // The marketplace and ERP practices have no teams.
  const isForTeams = own === undefined
  const tab = search.tab === 'settings' || search.tab === own ? (search.tab ?? 'board') : 'board'
  return (
    <>
      <SectionHead
        level={1}
        title={given.practice.title}
        lead={[
          dueAt ? t('board.due', { moment: dateTime(dueAt) }) : t('list.noDue'),
          t('board.begun', { some: started, all: students }),
        ].join(' · ')}
        more={
          <Group gap="sm">
            {isForTeams ? <ForTeams sign={given.sign} /> : null}
            <Button variant="default" component={SiteLink} {...linkTo.evaluation(given.sign)}>
              {t('board.rating')}
            </Button>
            {isForTeams ? <NextRound given={given} /> : null}
          </Group>
        }
      />
      <Stack>
        <Tabs value={tab} onChange={(tab) => change({ tab: otherTabs.find((one) => one === tab) })}>
          <Tabs.List>
            <Tabs.Tab value="board">{t('board.title')}</Tabs.Tab>
            {own ? (
              <Tabs.Tab value={own}>
                {own === 'events' ? t('board.events') : t('erp:errors.title')}
              </Tabs.Tab>
            ) : null}
            <Tabs.Tab value="settings">{t('form.settings')}</Tabs.Tab>
          </Tabs.List>
        </Tabs>
        {tab === 'settings' ? <Settings key={given.sign} given={given} /> : null}
        {tab === 'events' ? <MarketEvents given={given} /> : null}
        {tab === 'errors' ? (
          <OwnNames own={given.erp?.own ?? []}>
            <CommonErrors sign={given.sign} />
          </OwnNames>
        ) : null}
        {tab === 'board' ? <Board sign={given.sign} search={search} /> : null}
      </Stack>
    </>
  )
}

/** PRC-024, PRC-040: one assigned practice with its board and settings. */
export function AssignmentPage() {
  const { t } = useTranslation('practice')
  const { sign } = useParams({ from: paths.practiceBoard })
  const { tab } = useSearch({ from: paths.practiceBoard })
  const { data, error, refetch } = useAsk(
    practice.practiceBoard,
    { sign, page: 1, size: 1 },
    // The form keeps the values with which it started, so the settings tab does not load them again
    // and again.
    { staleTime: 0, quiet: true, refetchInterval: tab === 'settings' ? false : betweenAnswers },
  )
  usePageTitle(data?.assignment.practice.title ?? t('list.title'))
  if (error && !data) return <ErrorView level={1} error={error} onRetry={() => void refetch()} />
  if (!data) return <TextSkeleton heading lines={8} label={t('site:loading')} />
  return <Body given={data.assignment} />
}
