import { Button, Group, Modal, Stack } from '@mantine/core'
import { courses, cutSharedName, sharing, study, type ShareResult } from '@titian/contract'
import { useQueryClient } from '@tanstack/react-query'
import { useRouter, useRouterState } from '@tanstack/react-router'
import {
  ask,
  callKey,
  NetworkFailure,
  ServerRefusal,
  useDevice,
  useExplain,
  useSession,
} from '@titian/site'
import { useCallback, useEffect, useRef, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { linkTo, paths } from '../../../app/paths.ts'

type Outcome = { kind: 'done'; result: ShareResult } | { kind: 'failed'; error: unknown }

const changed = [study.courseStudyProgress, study.courseWatch, courses.courseByCourseId]

/** Uses the code once, when the person is signed in and may act. */
function useActivation(code: string) {
  const { user } = useSession()
  const client = useQueryClient()
  const [outcome, setOutcome] = useState<Outcome | null>(null)
  const acts = user !== null && user.impersonation === null
  const activate = useCallback(async () => {
    setOutcome(null)
    try {
      const result = await ask(sharing.activateShareCode, { shareCode: code })
      await Promise.all(
        changed.map((call) => client.invalidateQueries({ queryKey: callKey(call) })),
      )
      setOutcome({ kind: 'done', result })
    } catch (error) {
      setOutcome({ kind: 'failed', error })
    }
  }, [code, client])
  const person = acts ? user.userId : null
  useEffect(() => {
    if (person !== null) void activate()
  }, [person, activate])
  return { outcome, activate }
}

interface FailureProps {
  error: unknown
  onAgain: () => void
  onClose: () => void
}

/** CRS-097, CRS-098: the server's error about the code. */
function Failure({ error, onAgain, onClose }: FailureProps) {
  const { t } = useTranslation(['sharing', 'site'])
  const explain = useExplain()
  const said = error instanceof ServerRefusal ? error.msg : ''
  return (
    <Stack>
      <p>{said || explain(error)}</p>
      <Group justify="flex-end" gap="sm">
        {error instanceof NetworkFailure ? (
          <Button variant="default" onClick={onAgain}>
            {t('arrival.again')}
          </Button>
        ) : null}
        <Button onClick={onClose} data-autofocus>
          {t('site:close')}
        </Button>
      </Group>
    </Stack>
  )
}

interface ShareArrivalProps {
  code: string
  /** Opens the sign-in of this device (CRS-089, CRS-090). */
  onSignIn: () => void
  /** Forgets the code. */
  onClose: () => void
}

/** Handles a share code of the address (CRS-087 to CRS-098). */
export function ShareArrival({ code, onSignIn, onClose }: ShareArrivalProps) {
  const { t } = useTranslation('sharing')
  const { status } = useSession()
  const router = useRouter()
  const device = useDevice()
  const isForm = useRouterState({ select: ({ location }) => location.pathname === paths.login })
  const { outcome, activate } = useActivation(code)
  const askedFor = useRef<string | null>(null)
  useEffect(() => {
    // The question appears once in each visit. The code stays stored until a later sign-in.
    if (status !== 'visitor' || isForm || askedFor.current === code) return
    askedFor.current = code
    onSignIn()
  }, [status, isForm, code, onSignIn])
  if (!outcome) return null
  const isDone = outcome.kind === 'done'
  const close = () => {
    onClose()
    if (isDone) void router.navigate(linkTo.learningCourses())
  }
  return (
    <Modal
      opened
      onClose={close}
      centered
      size={device === 'desktop' ? 420 : '80vw'}
      title={t(isDone ? 'arrival.title' : 'arrival.failed')}
    >
      {isDone ? (
        <Stack>
          <p>
            {t('arrival.text', {
              name: outcome.result.shareUserName,
              course: cutSharedName(outcome.result.courseName),
            })}
          </p>
          <Group justify="flex-end">
            <Button onClick={close} data-autofocus>
              {t('arrival.toCourses')}
            </Button>
          </Group>
        </Stack>
      ) : (
        <Failure error={outcome.error} onAgain={() => void activate()} onClose={close} />
      )}
    </Modal>
  )
}
