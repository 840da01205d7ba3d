import { Button, List, Stack, Text } from '@mantine/core'
import { useQueryClient } from '@tanstack/react-query'
import { useParams } from '@tanstack/react-router'
import { evaluations, type PeerTask } from '@titian/contract'
import {
  ask,
  askKey,
  callKey,
  PageFailure,
  RequireSession,
  saveFrom,
  useAct,
  useAsk,
  useFormats,
  usePageTitle,
} from '@titian/site'
import { useRubricWords } from '@titian/site/rubrics'
import { Note, PageWidth, SectionHead, Surface } from '@titian/ui'
import { useTranslation } from 'react-i18next'
import { linkTo, paths } from '../../../app/paths.ts'
import { BackToSystem, Loading } from '../parts/loading.tsx'
import { Words } from '../parts/words.tsx'
import { RatingForm } from '../rating/rating-form.tsx'

/**
 * The anonymous work of another student: a hand-in, or the measured points with the student's
 * notes.
 */
function Work({ task }: { task: PeerTask }) {
  const { t } = useTranslation('evaluations')
  const { number, colon } = useFormats()
  const { partName } = useRubricWords()
  const { parts, debrief, handIn, sign } = task
  const file = useAct(evaluations.peerFile, { onDone: ({ url }) => saveFrom(url) })
  return (
    <Surface gap="md">
      <h2>{t('peer.work')}</h2>
      {parts.length === 0 ? null : (
        <List listStyleType="disc" spacing={4}>
          {parts.map(({ name, points, of }) => (
            <List.Item key={name} className="num">
              {partName(name)}
              {colon}
              {points === null
                ? t('notYetRated')
                : t('pointsOf', { points: number(points), of: number(of) })}
            </List.Item>
          ))}
        </List>
      )}
      {handIn ? (
        <>
          <Words text={handIn.content} />
          {handIn.hasFile ? (
            <Button
              variant="default"
              w="fit-content"
              loading={file.isPending}
              onClick={() => file.mutate({ sign })}
            >
              {t('peer.openFile')}
            </Button>
          ) : null}
        </>
      ) : null}
      {debrief.map(({ question, text }) => (
        <section key={question}>
          <Text component="h3" fw={600} style={{ overflowWrap: 'anywhere' }}>
            {question}
          </Text>
          <Words text={text || t('peer.noAnswer')} />
        </section>
      ))}
    </Surface>
  )
}

/** The reader's rating, once it can no longer be changed. */
function Given({ task }: { task: PeerTask }) {
  const { t } = useTranslation('evaluations')
  const { textIn } = useRubricWords()
  return (
    <Stack gap="md">
      <Note tone="warn">{t('peer.over')}</Note>
      {task.criteria.map(({ key, names, levels, own }) =>
        own ? (
          <Surface key={key} gap="xs">
            <h3>{textIn(names)}</h3>
            <p>{textIn(levels[own.level]?.names ?? {})}</p>
            {own.comment ? <Words text={own.comment} /> : null}
          </Surface>
        ) : null,
      )}
    </Stack>
  )
}

function Body({ sign }: { sign: string }) {
  const { t } = useTranslation('evaluations')
  const client = useQueryClient()
  const { data, error, isPending, refetch } = useAsk(
    evaluations.peerTask,
    { sign },
    { staleTime: 0 },
  )
  usePageTitle(t('peer.title'))
  if (isPending) return <Loading />
  if (!data)
    return (
      <PageFailure error={error} onRetry={() => void refetch()} toCourse={linkTo.courseDetail} />
    )
  const show = (task: PeerTask) => {
    client.setQueryData(askKey(evaluations.peerTask, { sign }), task)
    void client.invalidateQueries({ queryKey: callKey(evaluations.peerTasks) })
  }
  return (
    <PageWidth>
      <Stack gap="lg" py={{ base: 'md', sm: 'lg' }}>
        <BackToSystem />
        <SectionHead
          level={1}
          title={t('peer.title')}
          lead={`${data.title} · ${data.courseName}`}
        />
        <Work task={data} />
        <section aria-labelledby="own-ratings">
          <SectionHead id="own-ratings" title={t('peer.ratings')} lead={t('peer.lead')} />
          {data.mayRate ? (
            <RatingForm
              name={`evaluations.peer.${sign}`}
              criteria={data.criteria}
              send={(ratings) => ask(evaluations.ratePeer, { sign, ratings })}
              onSent={show}
            />
          ) : (
            <Given task={data} />
          )}
        </section>
      </Stack>
    </PageWidth>
  )
}

/** PRC-068: rates the anonymous work of another student. */
export function PeerPage() {
  const { sign } = useParams({ from: paths.peerWork })
  return (
    <RequireSession loading={<Loading />}>
      <Body key={sign} sign={sign} />
    </RequireSession>
  )
}
