import { Stack, Text } from '@mantine/core'
import { applications, type FrozenResume } from '@titian/contract'
import { useAct } from '@titian/site'
import { SectionHead } from '@titian/ui'
import { useTranslation } from 'react-i18next'
import { pdfTimeout, savePdf } from '../data/pdf.ts'
import { Letter } from '../parts/letter.tsx'
import { PdfButton } from '../parts/pdf-button.tsx'
import { ResumeCopy } from '../parts/resume-copy.tsx'
import { Timeline } from '../parts/timeline.tsx'
import { Answers, type OfLink } from './answers.tsx'

interface OfPerson extends OfLink {
  resume: FrozenResume
}

/** The applicant as the company sees this person, and the history of the application. */
function Person({ token, data, resume, onStale }: OfPerson) {
  const { t } = useTranslation('applications')
  const pdf = useAct(applications.companyResumePdf, {
    timeout: pdfTimeout,
    onDone: savePdf,
    // The application has ended since the page loaded it, so the page loads it again.
    onRefusal: () => {
      onStale()
      return false
    },
  })
  return (
    <>
      <section aria-labelledby="letter">
        <SectionHead id="letter" title={t('company.letter')} />
        {data.letter ? (
          <Letter text={data.letter} />
        ) : (
          <Text component="p" c="var(--text-2)">
            {t('company.noLetter')}
          </Text>
        )}
      </section>
      <section aria-labelledby="resume">
        <SectionHead
          id="resume"
          title={t('company.resume')}
          more={<PdfButton act={pdf} input={{ token }} />}
        />
        <ResumeCopy copy={resume} />
      </section>
      <section aria-labelledby="timeline">
        <SectionHead id="timeline" title={t('company.timeline')} />
        <Timeline
          steps={data.timeline}
          nameOf={(party) => t(`company.by.${party}`)}
          stateOf={(state) => t(`company.state.${state}`)}
        />
      </section>
    </>
  )
}

/**
 * JOB-046: the opened application: the possible responses, and the applicant until the application
 * ends (JOB-108).
 */
export function Opened(props: OfLink) {
  const { resume } = props.data
  return (
    <Stack gap="xl">
      <Answers {...props} />
      {resume ? <Person {...props} resume={resume} /> : null}
    </Stack>
  )
}
