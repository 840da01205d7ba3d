import { Group, List, Text } from '@mantine/core'
import type { AssessmentChange, OwnAssessment, OwnCriterion } from '@titian/contract'
import { SiteLink, useFormats } from '@titian/site'
import { useRubricWords } from '@titian/site/rubrics'
import { formatMinor, StatusBadge, Surface } from '@titian/ui'
import { useTranslation } from 'react-i18next'
import { evaluationLinks } from '../../../parts/evaluation-links.ts'
import { Words } from '../parts/words.tsx'
import { ChangeNotes } from './change-notes.tsx'

interface CriterionProps {
  criterion: OwnCriterion
}

/**
 * The reached level with its description. For an unrated criterion, says that it is unrated instead
 * of showing 0 (PRC-065).
 */
function Reached({ criterion: { percent, level, levels } }: CriterionProps) {
  const { t } = useTranslation('evaluations')
  const { textIn, percentText } = useRubricWords()
  if (percent === null) return <StatusBadge tone="warn">{t('notYetRated')}</StatusBadge>
  const reached = level === null ? undefined : levels[level]
  return (
    <>
      <Text component="p" fw={600} className="num">
        {reached
          ? t('criterion.level', {
              level: textIn(reached.names),
              percent: percentText(percent),
            })
          : percentText(percent)}
      </Text>
      {reached ? <Words text={textIn(reached.texts)} /> : null}
    </>
  )
}

/** What the next level requires. */
function NextLevel({ criterion: { percent, level, levels } }: CriterionProps) {
  const { t } = useTranslation('evaluations')
  const { textIn } = useRubricWords()
  if (percent === null) return null
  const next = levels[level === null ? 0 : level + 1]
  if (!next) return <p>{t('criterion.highest')}</p>
  return (
    <div>
      <Text component="h4" fw={600}>
        {t('criterion.next', { level: textIn(next.names) })}
      </Text>
      <Words text={textIn(next.texts)} />
    </div>
  )
}

type FromRun = Pick<OwnAssessment, 'run' | 'kind' | 'decisions'>

/** PRC-063: the week and the seat with the greatest effect on the score, in words. */
function Decision({ decision }: { decision: FromRun['decisions'][number] }) {
  const { t } = useTranslation('evaluations')
  const { number } = useFormats()
  const { part, day, decided, byBot, amount } = decision
  const seat = t(`decision.seat.${decision.seat}`)
  return t(`decision.${part}`, {
    week: number(day),
    seat: byBot ? t('decision.byBot', { seat }) : seat,
    ordered: decided === null ? '–' : number(decided),
    amount: part === 'cost' || part === 'result' ? formatMinor(amount) : number(amount),
  })
}

/** PRC-063: the score that the program measured, with a link to the measured run. */
function Evidence({ criterion, run, kind, decisions }: CriterionProps & FromRun) {
  const { t } = useTranslation('evaluations')
  const { number } = useFormats()
  const { partName } = useRubricWords()
  const { machine, evidence } = criterion
  if (!machine || run === null) return null
  const { points, of } = machine
  const decision = decisions.find(({ part }) => part === evidence)
  return (
    <p className="num">
      {t('criterion.evidence', {
        part: partName(evidence),
        points: number(points),
        of: number(of),
      })}{' '}
      {decision ? <Decision decision={decision} /> : null}{' '}
      <SiteLink {...evaluationLinks.run(run, kind, decision)} className="link">
        {decision
          ? t(`decision.${decision.part === 'result' ? 'openDay' : 'open'}`, {
              week: number(decision.day),
            })
          : t('criterion.toReview')}
      </SiteLink>
    </p>
  )
}

function Comments({ criterion: { comments, self, levels } }: CriterionProps) {
  const { t } = useTranslation('evaluations')
  const { textIn } = useRubricWords()
  return (
    <>
      {comments.length > 0 ? (
        <div>
          <Text component="h4" fw={600}>
            {t('criterion.comments')}
          </Text>
          <List listStyleType="disc" spacing={4}>
            {comments.map((text) => (
              <List.Item key={text}>
                <Words text={text} />
              </List.Item>
            ))}
          </List>
        </div>
      ) : null}
      {self ? (
        <p>{t('criterion.self', { level: textIn(levels[self.level]?.names ?? {}) })}</p>
      ) : null}
    </>
  )
}

interface CriterionCardProps extends CriterionProps, FromRun {
  changes: readonly AssessmentChange[]
}

/**
 * PRC-071: one criterion with level, evidence and comments, and with what the next level requires.
 */
export function CriterionCard({ criterion, changes, ...from }: CriterionCardProps) {
  const { t } = useTranslation(['evaluations', 'rubrics'])
  const { textIn, percentText } = useRubricWords()
  const { names, weight, source, median } = criterion
  return (
    <Surface gap="sm">
      <Group gap="xs" justify="space-between">
        <h3>{textIn(names)}</h3>
        <Text component="span" fz="sm" c="var(--text-2)" className="num">
          {t('rubrics:weight', { percent: percentText(weight) })} · {t(`rubrics:source.${source}`)}
        </Text>
      </Group>
      <Reached criterion={criterion} />
      {median === null ? null : (
        <p className="num">{t('criterion.median', { percent: percentText(median) })}</p>
      )}
      <Evidence criterion={criterion} {...from} />
      <Comments criterion={criterion} />
      <ChangeNotes changes={changes} what="criterion" />
      <NextLevel criterion={criterion} />
    </Surface>
  )
}
