import { List } from '@mantine/core'
import { evaluations, type OwnAssessment, type RatingSource, ratingSources } from '@titian/contract'
import { ask, useFormats } from '@titian/site'
import { RubricTable, useRubricWords } from '@titian/site/rubrics'
import { SectionHead, Surface } from '@titian/ui'
import { useTranslation } from 'react-i18next'
import { RatingForm } from '../rating/rating-form.tsx'
import { useShow } from './use-show.ts'

const ofSelf = ({ source }: { source: RatingSource }) => source === 'self'

interface WaitingProps {
  assessment: OwnAssessment
}

/** PRC-064: says whose ratings are awaited before the release. */
function WaitsFor({ assessment }: WaitingProps) {
  const { t } = useTranslation('evaluations')
  const { criteria, maySelfRate } = assessment
  const own = criteria.filter(ofSelf)
  const isSelfOpen = maySelfRate && own.some(({ self }) => self === null)
  const named = ratingSources.filter((source) => criteria.some((one) => one.source === source))
  return (
    <Surface gap="sm">
      <h2>{t('waits.title')}</h2>
      <p>{t('waits.lead')}</p>
      <List listStyleType="disc" spacing={4}>
        {named.map((source) => (
          <List.Item key={source}>
            {t(source === 'self' && isSelfOpen ? 'waits.selfOpen' : `waits.${source}`)}
          </List.Item>
        ))}
      </List>
    </Surface>
  )
}

function SelfRating({ assessment }: WaitingProps) {
  const { t } = useTranslation('evaluations')
  const show = useShow()
  const { sign, criteria } = assessment
  const own = criteria.filter(ofSelf).map((one) => ({ ...one, own: one.self }))
  return (
    <section aria-labelledby="self-rating">
      <SectionHead id="self-rating" title={t('self.title')} lead={t('self.lead')} />
      <RatingForm
        name={`evaluations.self.${sign}`}
        criteria={own}
        send={(ratings) => ask(evaluations.rateSelf, { sign, ratings })}
        onSent={show}
      />
    </section>
  )
}

/** Before the release: the awaited ratings, the self-assessment, and the rubric. */
export function Waiting({ assessment }: WaitingProps) {
  const { t } = useTranslation(['evaluations', 'rubrics'])
  const { number } = useFormats()
  const { gateText } = useRubricWords()
  const { criteria, gates, passLine, maySelfRate } = assessment
  return (
    <>
      <WaitsFor assessment={assessment} />
      {maySelfRate && criteria.some(ofSelf) ? <SelfRating assessment={assessment} /> : null}
      <Surface gap="sm">
        <h2>{t('rubrics:title')}</h2>
        <p className="num">{t('rubrics:passedFrom', { points: number(passLine) })}</p>
        {gates.map((gate) => (
          <p key={`${gate.evidence} ${gate.below}`} className="num">
            {gateText(gate)}
          </p>
        ))}
        <RubricTable criteria={criteria} />
      </Surface>
    </>
  )
}
