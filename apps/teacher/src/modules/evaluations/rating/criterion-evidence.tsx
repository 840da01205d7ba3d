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

/** What one rater has given, with the words that go with it. */
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

/** PRC-063: the week and the seat that weighed most, in words. */
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

/** PRC-063: what the machine has measured, and where it comes from. */
function Machine({ criterion, assessment: { run, sign, decisions } }: EvidenceProps) {
  const { t } = useTranslation('evaluations')
  const { score, number } = useFormats()
  const language = useLanguage()
  const partName = usePartName()
  const { machine, evidence } = criterion
  // A hand-in has nothing that a machine measures.
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

/** PRC-067: both raters side by side, for each other and for the moderator. */
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

/** PRC-068: the student, and the peers without their names. */
function Students({ criterion }: { criterion: RatedCriterion }) {
  const { t } = useTranslation('evaluations')
  const { self, peers } = criterion
  return (
    <>
      {self ? <Given title={t('rating.self')} criterion={criterion} given={self} /> : null}
      {peers.map((given, at) => (
        <Given
          // oxlint-disable-next-line react/no-array-index-key -- they have no name on purpose
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

/** Everything that others, and the machine, have given for one criterion. */
export function CriterionEvidence({ criterion, assessment }: EvidenceProps) {
  return (
    <Stack gap="xs">
      <Machine criterion={criterion} assessment={assessment} />
      <Students criterion={criterion} />
      <Raters criterion={criterion} assessment={assessment} />
    </Stack>
  )
}
