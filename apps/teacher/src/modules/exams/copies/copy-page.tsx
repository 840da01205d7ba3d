import { Box, Button, NumberInput, Stack } from '@mantine/core'
import { useParams, useSearch } from '@tanstack/react-router'
import { exams, type ExamSubject } from '@titian/contract'
import { ErrorView, FormError, SavedAt, SiteLink, useAsk, usePageTitle } from '@titian/site'
import { ConflictNote } from '@titian/site/staff'
import { Note, SectionHead, Surface, TextSkeleton, SaveBar } from '@titian/ui'
import { useTranslation } from 'react-i18next'
import { linkTo, paths } from '../../../app/paths.ts'
import { QuestionEditor } from '../media/question-editor.tsx'
import { itemErrors } from '../questions/question-values.ts'
import { useItemDifferences } from '../questions/use-item-differences.ts'
import { CopyBadge } from './copy-badge.tsx'
import { type CopyValues } from './copy-values.ts'
import { useCopy } from './use-copy.ts'

type Form = ReturnType<typeof useCopy>

function Conflict({
  local,
  remote,
  onResolve,
}: {
  local: CopyValues
  remote: CopyValues
  onResolve: Form['resolve']
}) {
  const { t } = useTranslation('exams')
  const itemRows = useItemDifferences()
  const score = { name: t('edit.score'), local: String(local.score), remote: String(remote.score) }
  const rows = [
    ...itemRows(local.item, remote.item),
    ...(score.local === score.remote ? [] : [score]),
  ]
  return <ConflictNote rows={rows} onKeep={() => onResolve(true)} onTake={() => onResolve(false)} />
}

function CopyEditor({ examinationId, subject }: { examinationId: string; subject: ExamSubject }) {
  const { t } = useTranslation('exams')
  const form = useCopy(examinationId, subject)
  const { values, change, errors, problems, dirty, at, busy, failure, remote, save, resolve } = form
  return (
    <form
      noValidate
      onSubmit={(event) => {
        event.preventDefault()
        void save()
      }}
    >
      <Stack>
        {remote ? (
          <Conflict local={values} remote={remote} onResolve={resolve} />
        ) : (
          <FormError error={failure} />
        )}
        <Surface>
          <QuestionEditor
            value={values.item}
            onChange={(item) => change({ item })}
            errors={itemErrors(errors)}
          />
        </Surface>
        <Surface gap="md">
          <NumberInput
            label={t('edit.score')}
            description={t('copy.scoreHint')}
            error={problems['score'] ?? errors['score']}
            value={values.score}
            min={0}
            decimalScale={2}
            allowNegative={false}
            onChange={(score) => change({ score })}
          />
        </Surface>
        <SaveBar>
          <SavedAt state={dirty ? 'local' : 'saved'} at={at} />
          <Button type="submit" loading={busy}>
            {t('copy.save')}
          </Button>
        </SaveBar>
      </Stack>
    </form>
  )
}

/** EXM-080, EXM-084: edits a question of a draft in this examination only. */
export function CopyPage() {
  const { t } = useTranslation('exams')
  const { sign } = useParams({ from: paths.copy })
  const { subjectId = '' } = useSearch({ from: paths.copy })
  const { data, error, refetch } = useAsk(
    exams.examSubjectById,
    { examinationId: sign, subjectId },
    { staleTime: 0 },
  )
  usePageTitle(t('copy.title'))
  if (error) return <ErrorView level={1} error={error} onRetry={() => void refetch()} />
  if (!data) return <TextSkeleton heading lines={8} label={t('site:loading')} />
  return (
    <>
      <Box
        className="link"
        component={SiteLink}
        mih={44}
        fz="sm"
        {...linkTo.examination(sign, 'questions')}
      >
        {t('copy.back')}
      </Box>
      <SectionHead level={1} title={t('copy.title')} lead={<CopyBadge subject={data} />} />
      <Stack>
        <Note>{t('copy.note')}</Note>
        <CopyEditor key={subjectId} examinationId={sign} subject={data} />
      </Stack>
    </>
  )
}
