import { Box, Button, SimpleGrid, Stack, Textarea } from '@mantine/core'
import type { RegradePreview } from '@titian/contract'
import { useFormats } from '@titian/site'
import { GuardedForm, ListSurface, RowLink } from '@titian/site/staff'
import { EmptyState, Note, SectionHead, Surface, type DataColumn } from '@titian/ui'
import { useEffect, useRef, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { linkTo } from '../../../app/paths.ts'
import { previewSize, type CorrectionForm } from './use-correction.ts'

type Row = RegradePreview['papers'][number]

function useColumns(): DataColumn<Row>[] {
  const { t } = useTranslation('exams')
  const formats = useFormats()
  const points = (value: number | null) =>
    value === null ? t('record.waiting') : formats.score(value)
  const passed = (value: boolean | null) =>
    value === null ? '--' : t(value ? 'record.passed' : 'record.failed')
  const change = (before: string, after: string) =>
    before === after ? after : `${before} → ${after}`
  return [
    {
      key: 'student',
      title: t('record.student'),
      onCard: 'title',
      render: ({ recordId, userName, studentCard, number }) => (
        <RowLink {...linkTo.record(recordId)} stacked>
          <b>
            {userName}
            {number > 1 ? formats.bracketed(`${t('record.attempt')} ${number}`) : ''}
          </b>
          <Box component="span" c="dimmed" fz="xs" fw={400}>
            {studentCard ?? t('record.noCard')}
          </Box>
        </RowLink>
      ),
    },
    {
      key: 'question',
      title: t('bank.question'),
      align: 'end',
      render: ({ question }) => (
        <span className="num">{change(points(question.before), points(question.after))}</span>
      ),
    },
    {
      key: 'paper',
      title: t('correct.paper'),
      align: 'end',
      render: ({ paper }) => (
        <span className="num">{change(points(paper.before), points(paper.after))}</span>
      ),
    },
    {
      key: 'passed',
      title: t('list.state'),
      render: ({ passed: { before, after } }) => change(passed(before), passed(after)),
    },
  ]
}

function Counts({ preview }: { preview: RegradePreview }) {
  const { t } = useTranslation('exams')
  const formats = useFormats()
  const { counts, total } = preview
  const names = ['up', 'down', 'newlyPassed', 'newlyFailed', 'unchanged', 'writing'] as const
  return (
    <>
      <SimpleGrid component="dl" cols={{ base: 2, sm: 3 }} m={0}>
        {names.map((name) => (
          <Stack key={name} gap={2}>
            <Box component="dt" c="dimmed" fz="xs">
              {t(`correct.count.${name}`)}
            </Box>
            <Box component="dd" m={0} fw={600} fz="lg" className="num">
              {formats.number(counts[name])}
            </Box>
          </Stack>
        ))}
      </SimpleGrid>
      {total.before === total.after ? null : (
        <p>
          {t('correct.total', {
            before: formats.score(total.before),
            after: formats.score(total.after),
          })}
        </p>
      )}
      {counts.trials > 0 ? (
        <p className="meta">{t('correct.trials', { count: counts.trials })}</p>
      ) : null}
      {preview.bankFollows === null ? null : (
        <p className="meta">{t(preview.bankFollows ? 'correct.bank' : 'correct.noBank')}</p>
      )}
    </>
  )
}

/**
 * EXM-122: shows the effect of a correction. Nothing is saved until the teacher applies the
 * correction with a reason.
 */
export function CorrectionPreview({ form }: { form: CorrectionForm }) {
  const { preview, tried, page, setPage, isNewer, busy, apply } = form
  const { t } = useTranslation('exams')
  const columns = useColumns()
  const [reason, setReason] = useState('')
  const [missing, setMissing] = useState(false)
  const place = useRef<HTMLElement>(null)
  const data = preview.data
  const isThere = data !== undefined
  // The focus moves to the preview when it appears, for users of a keyboard or a screen reader.
  useEffect(() => {
    if (isThere) place.current?.focus()
  }, [isThere, tried])
  if (!data) return null
  return (
    <section ref={place} tabIndex={-1} aria-label={t('correct.preview')}>
      <SectionHead title={t('correct.preview')} lead={t('correct.nothingYet')} />
      <Stack>
        {isNewer ? (
          <Note tone="warn" live>
            {t('correct.newer')}
          </Note>
        ) : null}
        <Surface gap="md">
          <Counts preview={data} />
        </Surface>
        <ListSurface
          label={t('results.students')}
          columns={columns}
          rowKey={({ recordId }) => recordId}
          asked={{ ...preview, data: { list: data.papers, total: data.counts.changed } }}
          page={page}
          size={previewSize}
          onPage={setPage}
          empty={
            <EmptyState seed="empty-1" title={t('correct.none')} text={t('correct.noneText')} />
          }
        />
        <GuardedForm
          busy={busy}
          onSubmit={(event) => {
            event.preventDefault()
            setMissing(reason.trim() === '')
            if (reason.trim()) apply(reason.trim())
          }}
        >
          <Surface gap="md">
            <Textarea
              label={t('correct.reason')}
              description={t('correct.reasonHint')}
              error={missing ? t('correct.reasonMissing') : null}
              value={reason}
              maxLength={500}
              autosize
              minRows={2}
              onChange={(event) => {
                setReason(event.currentTarget.value)
                setMissing(false)
              }}
            />
            <div>
              <Button type="submit" loading={busy}>
                {t('correct.apply')}
              </Button>
            </div>
          </Surface>
        </GuardedForm>
      </Stack>
    </section>
  )
}
