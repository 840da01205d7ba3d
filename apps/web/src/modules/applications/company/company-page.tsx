import { Box, Button, Group, Stack, Text } from '@mantine/core'
import { useQueryClient } from '@tanstack/react-query'
import { useParams } from '@tanstack/react-router'
import { applications, type CompanyApplication } from '@titian/contract'
import {
  ask,
  askKey,
  FormError,
  LanguageSwitch,
  PageFailure,
  ServerRefusal,
  useAsk,
  useExplain,
  useFormats,
  usePageTitle,
  useSubmit,
} from '@titian/site'
import { EmptyState, PageWidth, Surface, TextSkeleton } from '@titian/ui'
import { useRef } from 'react'
import { useTranslation } from 'react-i18next'
import { linkTo, paths } from '../../../app/paths.ts'
import type { OfLink } from './answers.tsx'
import { Opened } from './opened.tsx'
import { usePostLanguage } from './use-post-language.ts'

const linkReasons = ['companyLinkWrong', 'companyLinkEnded']

const isOfLink = (error: unknown): error is ServerRefusal =>
  error instanceof ServerRefusal && linkReasons.includes(error.reason ?? '')

function About({ data }: Pick<OfLink, 'data'>) {
  const { t } = useTranslation('applications')
  const { date } = useFormats()
  const { title, companyName, applicantName, schoolName, deliveredAt, linkEndsAt } = data
  return (
    <Stack gap="xs">
      <h1 style={{ overflowWrap: 'anywhere' }}>{title}</h1>
      <Text component="p">
        {data.resume
          ? t('company.about', {
              name: applicantName,
              school: schoolName,
              title,
              company: companyName,
            })
          : companyName}
      </Text>
      <span className="meta num">
        {t('company.sent', { date: date(deliveredAt), end: date(linkEndsAt) })}
      </span>
    </Stack>
  )
}

/**
 * JOB-046: only this click marks the application as opened. An e-mail filter that opens the page
 * changes nothing.
 */
function Closed({ token, data, onChange, onStale }: OfLink) {
  const { t } = useTranslation('applications')
  const { attempt, busy, failure } = useSubmit()
  // In a double click, the response to the first click may arrive before the second click, and the
  // page renders only after both.
  const pressed = useRef(false)
  const open = () => {
    if (pressed.current) return
    pressed.current = true
    void attempt({
      act: async () =>
        onChange(
          await ask(applications.answerApplication, {
            token,
            version: data.version,
            step: 'viewed',
          }),
        ),
      onFailed: (error) => {
        pressed.current = false
        if (!(error instanceof ServerRefusal) || !error.is('alreadyDone')) return false
        onStale()
        return true
      },
    })
  }
  return (
    <Surface gap="md">
      <Text component="p">{t('company.openText', { name: data.applicantName })}</Text>
      <FormError error={failure} />
      <div>
        <Button size="lg" loading={busy} onClick={open}>
          {t('company.open')}
        </Button>
      </div>
    </Surface>
  )
}

function Application(props: OfLink) {
  const isOpened = !props.data.steps.includes('viewed')
  return (
    <Stack gap="xl" maw={860} mx="auto">
      <About data={props.data} />
      {isOpened ? <Opened {...props} /> : <Closed {...props} />}
    </Stack>
  )
}

function Content({ token }: Pick<OfLink, 'token'>) {
  const { t } = useTranslation(['applications', 'site'])
  const explain = useExplain()
  const client = useQueryClient()
  const queryKey = askKey(applications.companyApplication, { token })
  const { data, error, refetch } = useAsk(
    applications.companyApplication,
    { token },
    { quiet: true, staleTime: 0 },
  )
  usePostLanguage(data)
  usePageTitle(data ? t('company.titleOf', { title: data.title }) : t('company.title'))
  // If the link has expired while the page was open, the application is hidden.
  if (isOfLink(error))
    return <EmptyState level={1} title={t('company.unavailable')} text={explain(error)} />
  if (data)
    return (
      <Application
        token={token}
        data={data}
        onChange={(next) => client.setQueryData<CompanyApplication>(queryKey, next)}
        onStale={() => void refetch()}
      />
    )
  if (error)
    return (
      <PageFailure error={error} onRetry={() => void refetch()} toCourse={linkTo.courseDetail} />
    )
  return <TextSkeleton heading lines={6} label={t('site:loading')} />
}

/**
 * JOB-046: the page on which a company responds to an application by a link, without an account.
 */
export function CompanyPage() {
  const { token } = useParams({ from: paths.companyAnswer })
  return (
    <PageWidth>
      <Box mih="100vh" py="md">
        <Group justify="flex-end" mb="md">
          <LanguageSwitch />
        </Group>
        <Content key={token} token={token} />
      </Box>
    </PageWidth>
  )
}
