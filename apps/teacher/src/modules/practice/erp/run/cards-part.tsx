import { Group, Stack, Text } from '@mantine/core'
import type { ErpReview } from '@titian/contract'
import { useFormats } from '@titian/site'
import { useErpContent } from '@titian/site/erp-content'
import { StatusBadge, Surface } from '@titian/ui'
import { useTranslation } from 'react-i18next'
import { CardIcon } from '../board/card-mark.tsx'
import { cardStateOf } from '../board/progress.ts'
import { FailedList } from '../parts/failed-list.tsx'
import { withSchoolPartners } from '../parts/school-partners.ts'
import type { PartProps } from './part-props.ts'
import { Paper } from './papers-part.tsx'
import { ResetCard } from './reset-card.tsx'

type View = ErpReview['view']
type Card = View['cards'][number]

interface OneCardProps extends PartProps {
  card: Card
}

function Met({ card, view }: Pick<OneCardProps, 'card' | 'view'>) {
  const { t } = useTranslation('erp')
  const content = useErpContent()
  const met = card.statements.filter((one) => one.met)
  if (met.length === 0) return null
  return (
    <details>
      <summary>{t('run.metOnes', { count: met.length })}</summary>
      <ul style={{ margin: '8px 0 0', paddingInlineStart: 18, listStyle: 'disc' }}>
        {met.map((verdict, at) => (
          // oxlint-disable-next-line react/no-array-index-key -- a card may have the same statement twice
          <li key={at}>{content.statement(verdict, withSchoolPartners(view))}</li>
        ))}
      </ul>
    </details>
  )
}

function Papers({ card, view }: Pick<OneCardProps, 'card' | 'view'>) {
  const { t } = useTranslation('erp')
  const papers = view.papers.filter(
    ({ card: code, round }) => code === card.code && round === card.round,
  )
  if (papers.length === 0) return null
  return (
    <details>
      <summary>{t('run.papersOf', { count: papers.length })}</summary>
      <Stack gap="md" mt="xs">
        {papers.map((paper) => (
          <Paper key={paper.id} paper={paper} view={view} />
        ))}
      </Stack>
    </details>
  )
}

function Task({ card }: Pick<OneCardProps, 'card'>) {
  const { t } = useTranslation('erp')
  const content = useErpContent()
  return (
    <details>
      <summary>{t('run.task')}</summary>
      <Text component="p" mt={4} maw={720} style={{ whiteSpace: 'pre-line' }}>
        {content.cardStory(card)}
      </Text>
      <Text component="p" mt={4} maw={720}>
        {content.cardGoal(card)}
      </Text>
    </details>
  )
}

function OneCard(props: OneCardProps) {
  const { t } = useTranslation('erp')
  const { number } = useFormats()
  const content = useErpContent()
  const { card, view, run, isOpen } = props
  const begun = card.begunDay !== null
  const failed = begun ? card.statements.filter(({ met }) => !met) : []
  const state = cardStateOf({ begun, met: card.met, of: card.statements.length })
  const facts = [
    t('run.statementsOf', { met: number(card.met), of: number(card.statements.length) }),
    ...(card.begunDay === null ? [] : [t('run.begunOn', { day: number(card.begunDay) })]),
    ...(begun ? [t('run.hintsOf', { some: number(card.hints), all: number(card.hintsOf) })] : []),
    ...(card.round > 1 ? [t('run.round', { round: number(card.round) })] : []),
  ]
  return (
    <Surface gap="sm">
      <section aria-label={content.cardTitle(card)}>
        <Stack gap="sm">
          <Group justify="space-between" align="start">
            <div>
              <h2>{content.cardTitle(card)}</h2>
              <Text component="p" fz="sm" c="var(--text-2)" className="num">
                {facts.join(' · ')}
              </Text>
            </div>
            <Group gap="sm">
              <StatusBadge
                tone={state === 'met' ? 'ok' : state === 'begun' ? 'warn' : 'neutral'}
                icon={<CardIcon state={state} />}
              >
                {t(`state.${state}`)}
              </StatusBadge>
              {isOpen && begun ? <ResetCard run={run} card={card} /> : null}
            </Group>
          </Group>
          {failed.length > 0 ? <FailedList failed={failed} named={view} /> : null}
          <Met card={card} view={view} />
          <Papers card={card} view={view} />
          <Task card={card} />
        </Stack>
      </section>
    </Surface>
  )
}

/** PRC-237: the cards, with the failed statements in words. */
export function CardsPart(props: PartProps) {
  return (
    <Stack>
      {props.view.cards.map((card) => (
        <OneCard key={card.code} {...props} card={card} />
      ))}
    </Stack>
  )
}
