import { Box, Flex } from '@mantine/core'
import {
  assessmentStates,
  type Evaluation,
  evaluations,
  type EvaluationRow,
  pickText,
} from '@titian/contract'
import { useFormats, useLanguage } from '@titian/site'
import { FilterSelect, ListSurface, type PageWord, RowLink, useCallList } from '@titian/site/staff'
import { type DataColumn, EmptyState, StatusBadge } from '@titian/ui'
import type { ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import { linkTo } from '../../../../app/paths.ts'
import { ratedInput } from '../rated-links.ts'
import { StateBadge } from '../state-badge.tsx'

const size = 50
const fifths = [0, 1, 2, 3, 4] as const

interface ShadeProps {
  /** The shade of a cell, one for each 20 percent; null if the criterion is not rated yet. */
  step: number | null
  children: ReactNode
}

/**
 * A darker shade means a higher percentage. The percentage is written on the shade, so that readers
 * need not compare shades.
 */
const Shade = ({ step, children }: ShadeProps) => (
  <Box
    component="span"
    display="inline-block"
    miw={52}
    px="xs"
    py={4}
    bdrs="sm"
    ta="center"
    className="num"
    {...(step === null
      ? { bd: '1px dashed var(--line-strong)', c: 'var(--text-2)' }
      : { bg: `var(--sky-${step})`, c: 'var(--text)' })}
  >
    {children}
  </Box>
)

function Cell({ percent }: { percent: number | null }) {
  const { t } = useTranslation('evaluations')
  const formats = useFormats()
  if (percent !== null)
    return (
      <Shade step={Math.min(4, Math.floor(percent / 20))}>{formats.percent(percent / 100)}</Shade>
    )
  return (
    <Shade step={null}>
      <span aria-hidden>–</span>
      <span className="visually-hidden">{t('rating.notYet')}</span>
    </Shade>
  )
}

function Legend() {
  const { t } = useTranslation('evaluations')
  return (
    <Flex wrap="wrap" gap="xs" align="center" fz="xs" px="md" pb="sm">
      <span className="meta">{t('rating.legend')}</span>
      {fifths.map((step) => (
        <Shade key={step} step={step}>
          {t('rating.range', { from: step * 20, to: step === 4 ? 100 : step * 20 + 19 })}
        </Shade>
      ))}
      <Shade step={null}>– {t('rating.notYet')}</Shade>
    </Flex>
  )
}

function Student({ row }: { row: EvaluationRow }) {
  const name = (
    <>
      <b>{row.userName}</b>
      {row.studentCard ? (
        <Box component="span" c="dimmed" fz="xs" fw={400}>
          {row.studentCard}
        </Box>
      ) : null}
    </>
  )
  if (row.sign === null)
    return (
      <Flex direction="column" justify="center" mih={44}>
        {name}
      </Flex>
    )
  return (
    <RowLink {...linkTo.assessment(row.sign)} stacked>
      {name}
    </RowLink>
  )
}

function useColumns({ rubric, practice }: Evaluation): DataColumn<EvaluationRow>[] {
  const { t } = useTranslation('evaluations')
  const formats = useFormats()
  const language = useLanguage()
  return [
    {
      key: 'student',
      title: t('rating.student'),
      onCard: 'title',
      render: (row) => <Student row={row} />,
    },
    {
      key: 'state',
      title: t('rating.stateTitle'),
      render: ({ state }) => <StateBadge state={state} />,
    },
    {
      key: 'total',
      title: t('rating.total'),
      align: 'center',
      render: ({ total, isChanged }) => (
        <>
          {total === null ? (
            <span className="meta">{t('rating.notYet')}</span>
          ) : (
            <StatusBadge tone={total >= practice.passLine ? 'ok' : 'danger'}>
              <span className="num">
                {t(total >= practice.passLine ? 'rating.totalPassed' : 'rating.totalNotPassed', {
                  percent: formats.percent(total / 100),
                })}
              </span>
            </StatusBadge>
          )}
          {isChanged ? (
            <Box c="dimmed" fz="xs">
              {t('rating.byHand')}
            </Box>
          ) : null}
        </>
      ),
    },
    ...(rubric?.criteria ?? []).map(({ key, names }, at): DataColumn<EvaluationRow> => ({
      key: `criterion ${key}`,
      title: pickText(names, language),
      align: 'center',
      render: ({ sign, criteria }) =>
        sign === null ? null : <Cell percent={criteria[at] ?? null} />,
    })),
  ]
}

interface HeatMapProps {
  evaluation: Evaluation
  search: PageWord & { state?: string }
}

/**
 * PRC-072: a table of students and criteria; on a phone, a list of students with their criteria.
 */
export function HeatMap({ evaluation, search }: HeatMapProps) {
  const { t } = useTranslation('evaluations')
  const columns = useColumns(evaluation)
  const { filter, change, list } = useCallList(evaluations.evaluationRows, search, {
    size,
    given: ratedInput(evaluation.practice),
  })
  return (
    <ListSurface
      label={t('rating.heat')}
      columns={columns}
      rowKey={({ userId }) => userId}
      {...list}
      filters={
        <>
          <Box p="md">
            <FilterSelect
              label={t('rating.stateTitle')}
              value={filter.state ?? ''}
              usual=""
              options={[
                { value: '', label: t('rating.everyState') },
                ...assessmentStates.map((value) => ({
                  value,
                  label: t(`rating.state.${value}`),
                })),
              ]}
              onChange={(next) => change({ state: assessmentStates.find((one) => one === next) })}
            />
          </Box>
          <Legend />
        </>
      }
      empty={<EmptyState title={t('rating.nobody')} text={t('rating.nobodyText')} />}
    />
  )
}
