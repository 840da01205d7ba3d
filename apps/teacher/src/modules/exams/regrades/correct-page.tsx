import { Box, Stack } from '@mantine/core'
import { useParams, useSearch } from '@tanstack/react-router'
import { exams, type ExamSubject } from '@titian/contract'
import { ShortText } from '@titian/exam-items/short'
import { ErrorView, FormError, SiteLink, useAsk, usePageTitle } from '@titian/site'
import { Note, SectionHead, TextSkeleton } from '@titian/ui'
import { useTranslation } from 'react-i18next'
import { linkTo, paths } from '../../../app/paths.ts'
import { CorrectionChoice } from './correction-choice.tsx'
import { CorrectionPreview } from './correction-preview.tsx'
import { RegradeList } from './regrade-list.tsx'
import { useCorrection } from './use-correction.ts'

function Correcting({ examinationId, subject }: { examinationId: string; subject: ExamSubject }) {
  const form = useCorrection(examinationId, subject)
  const { preview, tried, errors } = form
  const shape = errors['correction.item']
  return (
    <Stack>
      <CorrectionChoice form={form} />
      {shape ? (
        <Note tone="danger" live>
          {shape}
        </Note>
      ) : preview.error ? (
        <FormError error={preview.error} />
      ) : null}
      {tried && !preview.error ? <CorrectionPreview form={form} /> : null}
    </Stack>
  )
}

/** EXM-122, EXM-123: corrects a question that was already marked, for every paper. */
export function CorrectPage() {
  const { t } = useTranslation('exams')
  const { sign } = useParams({ from: paths.correct })
  const { subjectId = '' } = useSearch({ from: paths.correct })
  const { data, error, refetch } = useAsk(
    exams.examSubjectById,
    { examinationId: sign, subjectId },
    { staleTime: 0 },
  )
  usePageTitle(t('correct.title'))
  if (error) return <ErrorView level={1} error={error} onRetry={() => void refetch()} />
  if (!data) return <TextSkeleton heading lines={8} label={t('site:loading')} />
  return (
    <>
      <Box className="link" component={SiteLink} mih={44} fz="sm" {...linkTo.results(sign)}>
        {t('results.title')}
      </Box>
      <SectionHead
        level={1}
        title={t('correct.title')}
        lead={<ShortText text={data.item.stem} />}
      />
      <Stack>
        {data.scoring === 'marked' ? (
          // After a correction the form starts again with the corrected question.
          <Correcting
            key={`${data.score} ${JSON.stringify(data.item)}`}
            examinationId={sign}
            subject={data}
          />
        ) : (
          <Note>{t(`correct.is.${data.scoring}`)}</Note>
        )}
        <RegradeList examinationId={sign} />
      </Stack>
    </>
  )
}
