import { Box, Button, Container, Group, Stack, Text } from '@mantine/core'
import { useQueryClient } from '@tanstack/react-query'
import { useParams } from '@tanstack/react-router'
import { accounts, type MailKind } from '@titian/contract'
import {
  ask,
  callKey,
  FormError,
  LanguageSwitch,
  PageFailure,
  ServerRefusal,
  SiteLink,
  useAsk,
  useExplain,
  usePageTitle,
  useSubmit,
} from '@titian/site'
import { EmptyState, Surface, TextSkeleton } from '@titian/ui'
import { type ReactNode, useRef, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { linkTo, paths } from '../../../app/paths.ts'

const linkReasons = [
  'mailLinkWrong',
  'mailLinkUsed',
  'mailLinkExpired',
  'mailLinkReplaced',
  'mailLinkOther',
]

const isOfLink = (error: unknown): error is ServerRefusal =>
  error instanceof ServerRefusal && linkReasons.includes(error.reason ?? '')

function ToAccount() {
  const { t } = useTranslation('accounts')
  return (
    <Button component={SiteLink} {...linkTo.account()} variant="default" mr="auto">
      {t('mail.toAccount')}
    </Button>
  )
}

function Failed({ error, onRetry }: { error: unknown; onRetry: () => void }) {
  const { t } = useTranslation('accounts')
  const explain = useExplain()
  if (!isOfLink(error))
    return <PageFailure error={error} onRetry={onRetry} toCourse={linkTo.courseDetail} />
  return (
    <EmptyState
      level={1}
      title={t('mail.unavailable')}
      text={explain(error)}
      action={<ToAccount />}
    />
  )
}

function Done({ title, text }: { title: string; text: string }) {
  return (
    <Surface gap="md">
      <h1>{title}</h1>
      <Text component="output" style={{ overflowWrap: 'anywhere' }}>
        {text}
      </Text>
      <ToAccount />
    </Surface>
  )
}

interface QuestionProps {
  title: string
  text: string
  press: string
  act: () => Promise<unknown>
  onRefused: (error: ServerRefusal) => void
}

/**
 * JOB-126, JOB-130: only this click changes something. An e-mail filter that opens the page changes
 * nothing.
 */
function Question({ title, text, press, act, onRefused }: QuestionProps) {
  const { attempt, busy, failure } = useSubmit()
  // In a double click, the response to the first click may arrive before the second click.
  const pressed = useRef(false)
  const send = () => {
    if (pressed.current) return
    pressed.current = true
    void attempt({
      act,
      onFailed: (error) => {
        pressed.current = false
        if (!isOfLink(error)) return false
        onRefused(error)
        return true
      },
    })
  }
  return (
    <Surface gap="md">
      <h1>{title}</h1>
      <Text component="p" style={{ overflowWrap: 'anywhere' }}>
        {text}
      </Text>
      <FormError error={failure} />
      <Button size="lg" mr="auto" loading={busy} onClick={send}>
        {press}
      </Button>
    </Surface>
  )
}

const once = { quiet: true, staleTime: 0, refetchOnWindowFocus: false } as const

interface OfLink {
  token: string
}

function Confirm({ token }: OfLink) {
  const { t } = useTranslation('accounts')
  const client = useQueryClient()
  const [confirmed, setConfirmed] = useState('')
  const [refused, setRefused] = useState<ServerRefusal>()
  const { data, error, refetch } = useAsk(accounts.mailLink, { token }, once)
  usePageTitle(t('mail.confirm.title'))
  if (confirmed)
    return (
      <Done
        title={t('mail.confirm.doneTitle')}
        text={t('mail.confirm.done', { address: confirmed })}
      />
    )
  const failure = refused ?? error
  if (failure) return <Failed error={failure} onRetry={() => void refetch()} />
  if (!data) return <TextSkeleton heading lines={3} label={t('site:loading')} />
  const act = async () => {
    const { address } = await ask(accounts.confirmMailAddress, { token })
    setConfirmed(address)
    await client.invalidateQueries({ queryKey: callKey(accounts.ownMail) })
  }
  return (
    <Question
      title={t('mail.confirm.title')}
      text={t('mail.confirm.text', { address: data.address })}
      press={t('mail.confirm.press')}
      act={act}
      onRefused={setRefused}
    />
  )
}

function Off({ token }: OfLink) {
  const { t } = useTranslation('accounts')
  const client = useQueryClient()
  const [off, setOff] = useState<MailKind>()
  const [refused, setRefused] = useState<ServerRefusal>()
  const { data, error, refetch } = useAsk(accounts.mailOffLink, { token }, once)
  usePageTitle(t('mail.off.title'))
  const failure = refused ?? error
  if (failure && !off) return <Failed error={failure} onRetry={() => void refetch()} />
  if (!data) return <TextSkeleton heading lines={3} label={t('site:loading')} />
  const kind = t(`mail.kinds.${data.kind}`)
  if (off || !data.on)
    return <Done title={t('mail.off.doneTitle')} text={t('mail.off.done', { kind })} />
  const act = async () => {
    setOff((await ask(accounts.switchMailOff, { token })).kind)
    await client.invalidateQueries({ queryKey: callKey(accounts.ownMail) })
  }
  return (
    <Question
      title={t('mail.off.title')}
      text={t('mail.off.text', { kind })}
      press={t('mail.off.press')}
      act={act}
      onRefused={setRefused}
    />
  )
}

function Page({ children }: { children: ReactNode }) {
  return (
    <Container size={640} px="var(--gutter)">
      <Box mih="100vh" py="md">
        <Group justify="flex-end" mb="md">
          <LanguageSwitch />
        </Group>
        <Stack>{children}</Stack>
      </Box>
    </Container>
  )
}

/** JOB-126: the page of the link that confirms a new address, with or without a session. */
export function MailConfirmPage() {
  const { token } = useParams({ from: paths.mailConfirm })
  return (
    <Page>
      <Confirm key={token} token={token} />
    </Page>
  )
}

/**
 * JOB-130: the page of the link at the end of an e-mail that turns its kind off, without a session.
 */
export function MailOffPage() {
  const { token } = useParams({ from: paths.mailOff })
  return (
    <Page>
      <Off key={token} token={token} />
    </Page>
  )
}
