import { Button, Group, Stack } from '@mantine/core'
import { useParams } from '@tanstack/react-router'
import {
  exams,
  resultRowsMost,
  type ExaminationResult,
  type QuestionResult,
} from '@titian/contract'
import { ShortText } from '@titian/exam-items/short'
import { ErrorView, SiteLink, useAsk, useFormats, usePageTitle } from '@titian/site'
import { ExportMenu, Numbers } from '@titian/site/staff'
import {
  DataTable,
  Histogram,
  Note,
  SectionHead,
  Surface,
  TextSkeleton,
  type DataColumn,
} from '@titian/ui'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { linkTo, paths } from '../../../app/paths.ts'
import { RegradeList } from '../regrades/regrade-list.tsx'
import { ChosenAnswers, Discrimination } from './question-cells.tsx'
import { StudentResults } from './student-results.tsx'

const percents = ['0%', '20%', '40%', '60%', '80%', '100%']

function ResultNumbers({ result }: { result: ExaminationResult }) {
  const { t } = useTranslation('exams')
  const formats = useFormats()
  const points = (value: number | null) => (value === null ? '--' : formats.score(value))
  const rows = [
    [t('results.students'), formats.number(result.students)],
    [t('results.begun'), formats.number(result.begun)],
    [t('record.handedIn'), formats.number(result.handedIn)],
    [t('record.waiting'), formats.number(result.waiting)],
    [t('results.mean'), points(result.mean)],
    [t('results.median'), points(result.median)],
    [
      t('results.range'),
      result.lowest === null ? '--' : `${points(result.lowest)} – ${points(result.highest)}`,
    ],
    [t('record.passed'), result.passShare === null ? '--' : formats.percent(result.passShare)],
  ] as const
  return <Numbers rows={rows} />
}

function Spread({ result }: { result: ExaminationResult }) {
  const { t } = useTranslation('exams')
  return (
    <Surface>
      <h2>{t('results.spread', { passed: result.passed, counted: result.counted })}</h2>
      <Histogram
        label={t('results.spreadLabel')}
        counts={result.buckets}
        scale={percents}
        textOf={(index, count) =>
          t('results.bucket', { from: index * 10, to: index * 10 + 10, count })
        }
      />
    </Surface>
  )
}

function useColumns(sign: string): DataColumn<QuestionResult>[] {
  const { t } = useTranslation('exams')
  const formats = useFormats()
  const share = (value: number | null) => (value === null ? '--' : formats.percent(value))
  return [
    {
      key: 'question',
      title: t('bank.question'),
      width: '28%',
      onCard: 'title',
      render: ({ number, stem, maxScore }) => (
        <span className="clip-2">
          {number}. <ShortText text={stem} />
          {maxScore === 0 ? <span className="meta"> {t('correct.leftOut')}</span> : null}
        </span>
      ),
    },
    {
      key: 'right',
      title: t('results.right'),
      align: 'end',
      render: (row) => share(row.rightShare),
    },
    {
      key: 'points',
      title: t('results.points'),
      folds: 3,
      align: 'end',
      render: (row) => share(row.pointsShare),
    },
    {
      key: 'unanswered',
      title: t('results.unanswered'),
      folds: 2,
      align: 'end',
      render: (row) => share(row.unansweredShare),
    },
    {
      key: 'discrimination',
      title: t('results.discrimination'),
      align: 'end',
      render: ({ discrimination }) => <Discrimination value={discrimination} />,
    },
    {
      key: 'time',
      title: t('results.time'),
      folds: 1,
      align: 'end',
      render: ({ medianSeconds }) =>
        medianSeconds === null ? '--' : <span className="num">{formats.clock(medianSeconds)}</span>,
    },
    {
      key: 'options',
      title: t('results.chosen'),
      width: '26%',
      wide: true,
      render: (row) => <ChosenAnswers question={row} />,
    },
    {
      key: 'acts',
      title: <span className="visually-hidden">{t('acts')}</span>,
      align: 'end',
      onCard: 'actions',
      render: ({ subjectId, subjectName }) => (
        <Button
          component={SiteLink}
          {...linkTo.correct(sign, subjectId)}
          variant="light"
          aria-label={t('correct.startOf', { name: subjectName })}
        >
          {t('correct.start')}
        </Button>
      ),
    },
  ]
}

function Results({ result, sign }: { result: ExaminationResult; sign: string }) {
  const { t } = useTranslation('exams')
  const formats = useFormats()
  const columns = useColumns(sign)
  const [leftOut, setLeftOut] = useState(0)
  return (
    <>
      <SectionHead
        level={1}
        title={result.examination.examinationName}
        lead={result.examination.courseName}
        more={
          <Group gap="sm">
            {result.waiting > 0 ? (
              <Button component={SiteLink} {...linkTo.marking(sign)}>
                {t('results.mark', { count: result.waiting })}
              </Button>
            ) : null}
            <ExportMenu
              call={exams.exportResults}
              input={{ sign }}
              hint={t('results.most', { most: formats.number(resultRowsMost) })}
              onDone={(file) => setLeftOut(file.leftOut)}
            />
          </Group>
        }
      />
      <Stack>
        {leftOut > 0 ? (
          <Note tone="warn" live>
            {t('results.leftOut', { count: leftOut, most: formats.number(resultRowsMost) })}
          </Note>
        ) : null}
        <ResultNumbers result={result} />
        <Spread result={result} />
        <SectionHead
          title={t('results.questions')}
          lead={`${t('results.discriminationHint')}${formats.gap}${t('results.timeHint')}`}
        />
        <Surface padding="none">
          <DataTable
            label={t('results.questions')}
            columns={columns}
            rows={result.questions}
            rowKey={({ subjectId }) => subjectId}
          />
        </Surface>
        <RegradeList examinationId={sign} />
        <SectionHead title={t('results.students')} />
        <StudentResults sign={sign} />
      </Stack>
    </>
  )
}

/** EXM-187 to EXM-189: the results of an examination. */
export function ResultsPage() {
  const { t } = useTranslation('exams')
  const { sign } = useParams({ from: paths.results })
  const { data, error, refetch } = useAsk(exams.examinationResults, { sign }, { staleTime: 0 })
  usePageTitle(t('results.title'))
  if (error) return <ErrorView level={1} error={error} onRetry={() => void refetch()} />
  if (!data) return <TextSkeleton heading lines={8} label={t('site:loading')} />
  return <Results result={data} sign={sign} />
}
