import { Anchor, Button, Group, Stack, Text } from '@mantine/core'
import { useParams } from '@tanstack/react-router'
import { type ApplicationDetail, applications } from '@titian/contract'
import {
  ErrorView,
  PageFailure,
  SiteLink,
  useAct,
  useAsk,
  useFormats,
  usePageTitle,
  Written,
} from '@titian/site'
import { Face, ListSkeleton, SectionHead, Surface, TextSkeleton } from '@titian/ui'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { linkTo, paths } from '../../../app/paths.ts'
import { applicationLinks } from '../../../parts/application-links.ts'
import { jobLinks } from '../../../parts/job-links.ts'
import { CalendarButton } from '../calendar/calendar-button.tsx'
import { pdfTimeout, savePdf } from '../data/pdf.ts'
import { ApplicationState } from '../parts/application-state.tsx'
import { Invitation } from '../parts/invitation.tsx'
import { Letter } from '../parts/letter.tsx'
import { MailNote } from '../parts/mail-note.tsx'
import { NextStep } from '../parts/next-step.tsx'
import { OfferAnswer } from '../parts/offer-answer.tsx'
import { PdfButton } from '../parts/pdf-button.tsx'
import { ResumeCopy } from '../parts/resume-copy.tsx'
import { Timeline } from '../parts/timeline.tsx'
import { Withdraw } from '../parts/withdraw.tsx'

interface OfApplication {
  detail: ApplicationDetail
}

function Head({ detail }: OfApplication) {
  const { t } = useTranslation('applications')
  const { date } = useFormats()
  const { post, state, mail, deliveredAt } = detail
  return (
    <Surface gap="sm">
      <Group wrap="nowrap" align="flex-start">
        <Face name={post.company.name} src={post.company.logo} size={56} />
        <Stack gap={4} miw={0}>
          <h1 style={{ overflowWrap: 'anywhere' }}>
            <Written>{post.title}</Written>
          </h1>
          <span>{post.company.name}</span>
        </Stack>
      </Group>
      <Group gap="xs">
        <ApplicationState state={state} />
        <span className="meta num">{t('sentOn', { date: date(deliveredAt) })}</span>
        <SiteLink className="link" {...jobLinks.job(post.positionId)}>
          {t('toJob')}
        </SiteLink>
      </Group>
      <NextStep card={detail} />
      <MailNote mail={mail} />
    </Surface>
  )
}

function Interview({ detail }: OfApplication) {
  const { t } = useTranslation('applications')
  const { interview } = detail
  if (!interview) return null
  return (
    <Surface gap="xs">
      <SectionHead level={2} title={t('detail.interview')} />
      <Invitation interview={interview} />
      <CalendarButton detail={detail} interview={interview} />
    </Surface>
  )
}

function Copy({ sign }: { sign: string }) {
  const { t } = useTranslation('site')
  const { date } = useFormats()
  const { t: own } = useTranslation('applications')
  const { data, error, refetch } = useAsk(applications.applicationResume, { sign })
  if (error) return <ErrorView level={3} error={error} onRetry={() => void refetch()} />
  if (!data) return <ListSkeleton count={2} label={t('loading')} picture={false} />
  return (
    <>
      <Text component="p" fz="sm" c="var(--text-2)">
        {own('detail.copiedAt', { date: date(data.copiedAt) })}
      </Text>
      <ResumeCopy copy={data} />
    </>
  )
}

/** JOB-042: the sent copy of the resume, loaded on request. */
function Resume({ sign }: { sign: string }) {
  const { t } = useTranslation('applications')
  const [isShown, setShown] = useState(false)
  const pdf = useAct(applications.applicationResumePdf, { timeout: pdfTimeout, onDone: savePdf })
  return (
    <section aria-labelledby="resume-sent">
      <SectionHead id="resume-sent" title={t('detail.resume')} />
      <Stack gap="sm">
        <Group gap="sm">
          {isShown ? null : (
            <Button variant="default" onClick={() => setShown(true)}>
              {t('detail.showResume')}
            </Button>
          )}
          <PdfButton act={pdf} input={{ sign }} />
        </Group>
        {isShown ? <Copy sign={sign} /> : null}
      </Stack>
    </section>
  )
}

function Application({ detail }: OfApplication) {
  const { t } = useTranslation('applications')
  const { sign, letter, timeline } = detail
  return (
    <Stack component="article" gap="xl" maw={860}>
      <Anchor component={SiteLink} {...applicationLinks.board()} w="fit-content" fz="sm">
        {t('toApplications')}
      </Anchor>
      <Head detail={detail} />
      <OfferAnswer detail={detail} />
      <Interview detail={detail} />
      <section aria-labelledby="timeline">
        <SectionHead id="timeline" title={t('detail.timeline')} />
        <Timeline
          steps={timeline}
          nameOf={(party) => t(`detail.by.${party}`)}
          stateOf={(state) => t(`state.${state}`)}
        />
      </section>
      {letter ? (
        <section aria-labelledby="letter">
          <SectionHead id="letter" title={t('detail.letter')} />
          <Letter text={letter} />
        </section>
      ) : null}
      <Resume sign={sign} />
      <div>
        <Withdraw detail={detail} />
      </div>
    </Stack>
  )
}

/** JOB-041: the page of one application with its history. */
export function ApplicationPage() {
  const { t } = useTranslation('site')
  const { comma } = useFormats()
  const { sign } = useParams({ from: paths.application })
  const { data, error, refetch } = useAsk(applications.application, { sign }, { staleTime: 0 })
  usePageTitle(data && `${data.post.title}${comma}${data.post.company.name}`)
  if (data) return <Application key={data.sign} detail={data} />
  if (error)
    return (
      <PageFailure error={error} onRetry={() => void refetch()} toCourse={linkTo.courseDetail} />
    )
  return <TextSkeleton heading lines={8} label={t('loading')} />
}
