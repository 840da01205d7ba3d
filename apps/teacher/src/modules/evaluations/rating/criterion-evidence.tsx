import { Box, Stack } from '@mantine/core'
import type { Assessment, GivenRating, RatedCriterion } from '@titian/contract'
import { SiteLink, useFormats, useLanguage } from '@titian/site'
import { Columns, formatMinor } from '@titian/ui'
import { useTranslation } from 'react-i18next'
import { linkTo } from '../../../app/paths.ts'
import { levelText } from './rating-values.ts'
import { usePartName } from '../rubrics/parts/part-name.ts'

interface GivenProps {
  title: string
  criterion: RatedCriterion
  given: GivenRating | null
}

/** Shows the rating of one rater, with the comment. */
function Given({ title, criterion, given }: GivenProps) {
  const { t } = useTranslation('evaluations')
  const language = useLanguage()
  return (
    <Box p="sm" bdrs="md" bg="var(--bg)" fz="sm" miw={0}>
      <Box c="dimmed" fz="xs">
        {title}
      </Box>
      <b>{given ? levelText(criterion, given.level, language) : t('rating.notYet')}</b>
      {given?.comment ? (
        <Box style={{ whiteSpace: 'pre-wrap', overflowWrap: 'anywhere' }}>{given.comment}</Box>
      ) : null}
    </Box>
  )
}

/** PRC-063: the week and the seat with the greatest effect on the score, in words. */
function Decision({ decision }: { decision: Assessment['decisions'][number] }) {
  const { t } = useTranslation('evaluations')
  const { number } = useFormats()
  const { part, day, decided, byBot, amount } = decision
  const seat = t(`decision.seat.${decision.seat}`)
  return (
    <p>
      {t(`decision.${part}`, {
        week: number(day),
        seat: byBot ? t('decision.byBot', { seat }) : seat,
        ordered: decided === null ? '--' : number(decided),
        amount: part === 'cost' || part === 'result' ? formatMinor(amount) : number(amount),
      })}
    </p>
  )
}

/** PRC-063: the score that the program measured, and the decisions on which this score is based. */
function Machine({ criterion, assessment: { run, sign, decisions } }: EvidenceProps) {
  const { t } = useTranslation('evaluations')
  const { score, number } = useFormats()
  const language = useLanguage()
  const partName = usePartName()
  const { machine, evidence } = criterion
  // A hand-in has no measured score.
  if (!machine || run === null) return null
  const decision = decisions.find(({ part }) => part === evidence)
  return (
    <Box p="sm" bdrs="md" bg="var(--info-tint)" fz="sm">
      <p>
        {t('rating.measured', {
          part: partName(evidence),
          points: score(machine.points),
          of: score(machine.of),
          level: levelText(criterion, machine.level, language),
        })}
      </p>
      {decision ? <Decision decision={decision} /> : null}
      <SiteLink className="link" {...linkTo.practiceRun(run, sign, decision)}>
        {decision
          ? t(`decision.${decision.part === 'result' ? 'openDay' : 'open'}`, {
              week: number(decision.day),
            })
          : t('rating.openEvidence')}
      </SiteLink>
    </Box>
  )
}

/**
 * PRC-067: the ratings of the first and the second rater, side by side, for the raters and the
 * moderator.
 */
function Raters({ criterion, assessment }: EvidenceProps) {
  const { t } = useTranslation('evaluations')
  const { colon } = useFormats()
  const { role, firstName, secondName, moderatorName } = assessment
  const { first, second, moderator } = criterion
  const named = (who: string, name: string | null) =>
    name ? `${t(`rating.role.${who}`)}${colon}${name}` : t(`rating.role.${who}`)
  const others = [
    { who: 'first', given: first, name: firstName },
    { who: 'second', given: second, name: secondName },
    { who: 'moderator', given: moderator, name: moderatorName },
  ].filter(({ who, given }) => who !== role && given !== null)
  if (others.length === 0) return null
  return (
    <Columns widths={others.length} gap="sm" align="stretch">
      {others.map(({ who, given, name }) => (
        <Given key={who} title={named(who, name)} criterion={criterion} given={given} />
      ))}
    </Columns>
  )
}

/** PRC-068: the self-assessment of the student, and the anonymous ratings of peers. */
function Students({ criterion }: { criterion: RatedCriterion }) {
  const { t } = useTranslation('evaluations')
  const { self, peers } = criterion
  return (
    <>
      {self ? <Given title={t('rating.self')} criterion={criterion} given={self} /> : null}
      {peers.map((given, at) => (
        <Given
          // oxlint-disable-next-line react/no-array-index-key -- peers are anonymous, so they have no other key
          key={at}
          title={t('rating.peer', { number: at + 1 })}
          criterion={criterion}
          given={given}
        />
      ))}
    </>
  )
}

interface EvidenceProps {
  criterion: RatedCriterion
  assessment: Assessment
}

/** All other ratings of one criterion, and its measured score. */
export function CriterionEvidence({ criterion, assessment }: EvidenceProps) {
  return (
    <Stack gap="xs">
      <Machine criterion={criterion} assessment={assessment} />
      <Students criterion={criterion} />
      <Raters criterion={criterion} assessment={assessment} />
    </Stack>
  )
}
