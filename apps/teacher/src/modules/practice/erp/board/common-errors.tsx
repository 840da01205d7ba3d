import { Box, Stack, Text } from '@mantine/core'
import { type ErpCommonErrors, practice } from '@titian/contract'
import { ErrorView, useAsk, useFormats } from '@titian/site'
import { useErpContent } from '@titian/site/erp-content'
import { EmptyState, ProgressBar, Surface, TextSkeleton } from '@titian/ui'
import { useTranslation } from 'react-i18next'
import { useNames } from '../parts/own-names.tsx'

/** Milliseconds until the errors are loaded again. */
const betweenAnswers = 15_000

type Failure = ErpCommonErrors['failures'][number]

function OneFailure({ failure }: { failure: Failure }) {
  const { t } = useTranslation('erp')
  const { number } = useFormats()
  const content = useErpContent()
  const names = useNames()
  const { card, title, statement, runs, of } = failure
  const named = { code: card, title }
  const said = content.statement(statement, names)
  const counted = t('errors.of', { some: number(runs), count: of, all: number(of) })
  const lesson = content.cardLesson(named)
  return (
    <li>
      <Stack gap={6}>
        <b style={{ overflowWrap: 'anywhere' }}>{said}</b>
        <Text component="span" fz="sm" c="var(--text-2)">
          {t('errors.card', { card: content.cardTitle(named), counted })}
        </Text>
        <ProgressBar
          value={of === 0 ? 0 : (runs / of) * 100}
          label={`${said} ${counted}`}
          tone="warn"
        />
        {lesson ? (
          <details>
            <summary>{t('errors.teach')}</summary>
            <Text component="p" fz="sm" mt={4} maw={720}>
              {lesson}
            </Text>
          </details>
        ) : null}
      </Stack>
    </li>
  )
}

const list = { display: 'grid', gap: 16, listStyle: 'decimal' } as const

function Failures({ failures }: Pick<ErpCommonErrors, 'failures'>) {
  const { t } = useTranslation('erp')
  return (
    <Surface gap="sm">
      <h2>{t('errors.statements')}</h2>
      {failures.length === 0 ? <p>{t('errors.noStatement')}</p> : null}
      <Box component="ol" m={0} pl="lg" style={list}>
        {failures.map((failure) => (
          <OneFailure key={`${failure.card} ${failure.place}`} failure={failure} />
        ))}
      </Box>
    </Surface>
  )
}

function Slips({ slips }: Pick<ErpCommonErrors, 'slips'>) {
  const { t } = useTranslation('erp')
  const content = useErpContent()
  return (
    <Surface gap="sm">
      <h2>{t('errors.slips')}</h2>
      {slips.length === 0 ? <p>{t('errors.noSlip')}</p> : null}
      <Box component="ol" m={0} pl="lg" style={list}>
        {slips.map(({ code, count }) => (
          <li key={code}>
            <b>{t('board.slip', { name: content.name('slip', code), count })}</b>
            <Text component="p" fz="sm" c="var(--text-2)" maw={720}>
              {content.name('slipHelp', code)}
            </Text>
          </li>
        ))}
      </Box>
    </Surface>
  )
}

/** PRC-236: the most frequent mistakes of a class, with advice for the teacher. */
export function CommonErrors({ sign }: { sign: string }) {
  const { t } = useTranslation('erp')
  const { data, error, refetch } = useAsk(
    practice.erpCommonErrors,
    { sign },
    { staleTime: 0, quiet: true, refetchInterval: betweenAnswers },
  )
  if (error && !data) return <ErrorView error={error} onRetry={() => void refetch()} />
  if (!data) return <TextSkeleton lines={8} label={t('site:loading')} />
  if (data.runs === 0)
    return (
      <Surface>
        <EmptyState title={t('errors.none')} text={t('errors.noneText')} />
      </Surface>
    )
  return (
    <>
      <Text component="p" c="var(--text-2)" fz="sm">
        {t('errors.lead', { count: data.runs })}
      </Text>
      <Failures failures={data.failures} />
      <Slips slips={data.slips} />
    </>
  )
}
