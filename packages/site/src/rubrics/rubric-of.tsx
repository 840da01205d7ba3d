import { Text } from '@mantine/core'
import { evaluations } from '@titian/contract'
import { Note, Surface, TextSkeleton } from '@titian/ui'
import { useTranslation } from 'react-i18next'
import { useAsk } from '../calls/use-ask.ts'
import { useFormats } from '../format/formats.ts'
import { SiteLink, type LinkTarget } from '../routing/site-link.tsx'
import { ErrorView } from '../parts/error-view.tsx'
import { RubricTable } from './rubric-table.tsx'
import { useRubricWords } from './use-rubric-words.ts'

interface RubricOfProps {
  /** The sealed id of the assignment. Either `assignment` or `work` is given. */
  assignment?: string
  work?: string
  /** Returns the link to the person's own assessment, if the page should show this link. */
  toAssessment?: (sign: string) => LinkTarget
}

/**
 * PRC-071: the rubric of an assignment or a task before the student begins. Renders nothing without
 * a rubric.
 */
export function RubricOf({ assignment, work, toAssessment }: RubricOfProps) {
  const { t } = useTranslation(['rubrics', 'site'])
  const { number } = useFormats()
  const { gateText } = useRubricWords()
  const { data, error, isPending, refetch } = useAsk(evaluations.rubricOf, {
    assignment: assignment ?? null,
    work: work ?? null,
  })
  if (isPending) return <TextSkeleton lines={4} label={t('site:loading')} />
  if (error && data === undefined)
    return <ErrorView level={3} error={error} onRetry={() => void refetch()} />
  if (!data) return null
  return (
    <Surface gap="sm">
      <h2>{t('title')}</h2>
      <Text component="p" fw={600} style={{ overflowWrap: 'anywhere' }}>
        {data.name}
      </Text>
      <p className="num">{t('passedFrom', { points: number(data.passLine) })}</p>
      {data.gates.map((gate) => (
        <p key={`${gate.evidence} ${gate.below}`} className="num">
          {gateText(gate)}
        </p>
      ))}
      <RubricTable criteria={data.criteria} />
      {data.ownRating === 'missing' ? <Note>{t('ownMissing')}</Note> : null}
      {toAssessment && data.assessment !== null ? (
        <SiteLink className="link" {...toAssessment(data.assessment)}>
          {t('toAssessment')}
        </SiteLink>
      ) : null}
    </Surface>
  )
}
