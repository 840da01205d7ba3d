import { Button, Checkbox, Modal, Stack, Text } from '@mantine/core'
import { useQueryClient } from '@tanstack/react-query'
import { applications, employment, type PostCard, type SendAllResult } from '@titian/contract'
import {
  ask,
  callKey,
  ErrorView,
  FormError,
  ServerRefusal,
  SiteLink,
  StartAtField,
  useAsk,
  useSession,
  useSubmit,
  useFormats,
} from '@titian/site'
import { DialogButtons, EmptyState, ListSkeleton, Note } from '@titian/ui'
import { IconSend } from '@tabler/icons-react'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { applicationLinks } from '../../../parts/application-links.ts'
import { jobLinks } from '../../../parts/job-links.ts'
import { shown } from '../data/use-changed.ts'

interface Closes {
  onClose: () => void
}

/** JOB-026: the result: how many applications were sent, and each skipped post with the reason. */
function Result({ result: { sent, left }, onClose }: Closes & { result: SendAllResult }) {
  const { t } = useTranslation(['applications', 'site'])
  const { colon } = useFormats()
  return (
    <Stack>
      <Note tone={sent > 0 ? 'ok' : 'warn'} live>
        {t('sendAll.sent', { count: sent })}
      </Note>
      {left.length > 0 ? (
        <>
          <Text component="p">{t('sendAll.left')}</Text>
          <Stack component="ul" gap={4} fz="sm">
            {left.map(({ positionId, title, why }) => (
              <li key={positionId}>
                <b>{title}</b>
                {colon}
                {t(`sendAll.why.${why}`)}
              </li>
            ))}
          </Stack>
        </>
      ) : null}
      <Button component={SiteLink} {...applicationLinks.board()} onClick={onClose}>
        {t('toApplications')}
      </Button>
    </Stack>
  )
}

function useSendAll(posts: readonly PostCard[]) {
  const { t } = useTranslation('applications')
  const client = useQueryClient()
  const { attempt, busy, failure } = useSubmit()
  const [without, setWithout] = useState<readonly string[]>([])
  const [problem, setProblem] = useState<unknown>(null)
  const [result, setResult] = useState<SendAllResult | null>(null)
  const chosen = posts
    .map(({ positionId }) => positionId)
    .filter((positionId) => !without.includes(positionId))
  const send = () => {
    setProblem(null)
    if (chosen.length === 0) return setProblem(t('sendAll.noneChosen'))
    void attempt({
      act: async () => {
        setResult(await ask(applications.sendEmailToAll, { positionIds: chosen }))
        // JOB-025: every post must show its new state.
        for (const queryKey of [...shown, callKey(employment.jobDetails)])
          void client.invalidateQueries({ queryKey })
      },
      onFailed: (error) => {
        if (!(error instanceof ServerRefusal) || error.reason === null) return false
        setProblem(error)
        return true
      },
    })
  }
  const toggle = (positionId: string, isChosen: boolean) =>
    setWithout(isChosen ? without.filter((one) => one !== positionId) : [...without, positionId])
  const toggleAll = (isChosen: boolean) =>
    setWithout(isChosen ? [] : posts.map(({ positionId }) => positionId))
  return { chosen, toggle, toggleAll, send, busy, result, problem: problem ?? failure }
}

function Choice({ posts, onClose }: Closes & { posts: readonly PostCard[] }) {
  const { t } = useTranslation(['applications', 'site'])
  const { chosen, toggle, toggleAll, send, busy, result, problem } = useSendAll(posts)
  if (result) return <Result result={result} onClose={onClose} />
  const isAll = chosen.length === posts.length
  const lacksIntention = problem instanceof ServerRefusal && problem.reason === 'intentionMissing'
  return (
    <Stack>
      <Text component="p">{t('sendAll.text')}</Text>
      <Checkbox
        label={t('sendAll.all')}
        checked={isAll}
        indeterminate={!isAll && chosen.length > 0}
        onChange={({ currentTarget: { checked } }) => toggleAll(checked)}
      />
      <Stack component="ul" gap="xs">
        {posts.map(({ positionId, title, company }) => (
          <li key={positionId}>
            <Checkbox
              label={title}
              description={company.name}
              checked={chosen.includes(positionId)}
              onChange={({ currentTarget: { checked } }) => toggle(positionId, checked)}
            />
          </li>
        ))}
      </Stack>
      <FormError error={problem} />
      {lacksIntention ? (
        <SiteLink className="link" {...jobLinks.resume()}>
          {t('apply.toIntentions')}
        </SiteLink>
      ) : null}
      <DialogButtons
        cancelLabel={t('site:cancel')}
        onCancel={onClose}
        confirmLabel={t('sendAll.send', { count: chosen.length })}
        onConfirm={send}
        busy={busy}
      />
    </Stack>
  )
}

function Posts({ onClose }: Closes) {
  const { t } = useTranslation(['applications', 'site'])
  const asked = useAsk(applications.sendEmailToAllList, {}, { staleTime: 0 })
  // The person confirms the posts that were listed when the dialog opened. Later changes of the
  // list have no effect.
  const [first, setFirst] = useState<PostCard[] | null>(null)
  if (!first && asked.data && !asked.isFetching) setFirst(asked.data)
  if (asked.error && !first)
    return <ErrorView level={3} error={asked.error} onRetry={() => void asked.refetch()} />
  if (!first) return <ListSkeleton count={3} label={t('site:loading')} picture={false} />
  if (first.length === 0)
    return (
      <EmptyState
        level={3}
        title={t('sendAll.none')}
        text={t('sendAll.noneText')}
        action={
          <Button component={SiteLink} {...applicationLinks.board()} onClick={onClose}>
            {t('toApplications')}
          </Button>
        }
      />
    )
  return <Choice posts={first} onClose={onClose} />
}

/**
 * JOB-025, JOB-026: sends the resume to all recommended posts, after a confirmation that lists
 * them.
 */
export function SendToAll() {
  const { t } = useTranslation(['applications', 'site'])
  const { status } = useSession()
  const [opened, setOpened] = useState(false)
  if (status !== 'signedIn') return null
  const close = () => setOpened(false)
  return (
    <>
      <Button
        variant="default"
        size="sm"
        mb="md"
        leftSection={<IconSend size={18} aria-hidden />}
        onClick={() => setOpened(true)}
      >
        {t('sendAll.open')}
      </Button>
      <Modal
        opened={opened}
        onClose={close}
        title={t('sendAll.title')}
        size={560}
        closeOnClickOutside={false}
        closeButtonProps={{ 'aria-label': t('site:close') }}
      >
        <StartAtField>
          <Posts onClose={close} />
        </StartAtField>
      </Modal>
    </>
  )
}
