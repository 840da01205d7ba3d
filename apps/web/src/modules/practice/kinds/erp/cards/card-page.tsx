import { Button, Group, Stack, Text, Title } from '@mantine/core'
import { IconArrowLeft, IconPlayerPlay, IconSchool } from '@tabler/icons-react'
import { useSearch } from '@tanstack/react-router'
import { SiteLink } from '@titian/site'
import { useErpContent } from '@titian/site/erp-content'
import { Columns, EmptyState, Note, Surface } from '@titian/ui'
import { useTranslation } from 'react-i18next'
import { paths } from '../../../../../app/paths.ts'
import { practiceLinks } from '../../../links.ts'
import { MonthClose } from '../erp-books/month-close.tsx'
import type { ErpPageProps } from '../parts/page-props.ts'
import { CardLesson } from './card-lesson.tsx'
import { CardDocuments, CardPapers } from './card-lists.tsx'
import { CardState, type ErpCard, isMet } from './card-state.tsx'
import { Hints } from './hints.tsx'
import { StatementList } from './statement-list.tsx'
import { isWorkedOn } from './worked-on.ts'

interface OfCard extends ErpPageProps {
  card: ErpCard
}

function CardHead({ run, card }: Pick<OfCard, 'run' | 'card'>) {
  const { t } = useTranslation('erp')
  const { cardTitle } = useErpContent()
  return (
    <Stack gap={4}>
      <SiteLink {...practiceLinks.erp(run.sign, 'cards')} className="link">
        <IconArrowLeft size={18} aria-hidden />
        {t('card.back')}
      </SiteLink>
      <Group gap="sm">
        <Title order={1}>{cardTitle(card)}</Title>
        <CardState card={card} />
      </Group>
    </Stack>
  )
}

/** The story and the goal of a card, and the button that begins it. */
function Story({ run, card, acts }: OfCard) {
  const { t } = useTranslation('erp')
  const { cardStory, cardGoal } = useErpContent()
  const goal = cardGoal(card)
  const refused = acts.problem('beginCard', 'card') ?? acts.problem('beginCard')
  return (
    <Surface gap="sm">
      <h2>{t('card.story')}</h2>
      <p style={{ whiteSpace: 'pre-line', overflowWrap: 'anywhere' }}>{cardStory(card)}</p>
      {goal ? (
        <p>
          <b>{t('card.goal')}</b> {goal}
        </p>
      ) : null}
      <CardLesson card={card} />
      {refused ? (
        <Note tone="danger" live>
          {refused}
        </Note>
      ) : null}
      {card.begunDay === null && run.state === 'active' ? (
        <Group>
          <Button
            size="md"
            leftSection={<IconPlayerPlay size={18} aria-hidden />}
            loading={acts.isPending}
            onClick={() => acts.send({ type: 'beginCard', card: card.code })}
          >
            {t('card.begin')}
          </Button>
        </Group>
      ) : null}
    </Surface>
  )
}

function MustBeTrue({ view, card }: Pick<OfCard, 'view' | 'card'>) {
  const { t } = useTranslation('erp')
  if (card.begunDay === null)
    return (
      <Surface gap="xs">
        <h2>{t('card.mustBeTrue')}</h2>
        <Text c="var(--text-2)">{t('card.beginToSee')}</Text>
      </Surface>
    )
  return (
    <Surface gap="sm">
      <h2>{t('card.mustBeTrue')}</h2>
      <Text fz="sm" c="var(--text-2)">
        {t('card.anyWay')}
      </Text>
      <StatementList
        statements={card.statements}
        view={view}
        isWorkedOn={isWorkedOn(view, card.code)}
      />
    </Surface>
  )
}

function Lesson({ card }: { card: ErpCard }) {
  const { t } = useTranslation('erp')
  const { cardLesson } = useErpContent()
  const lesson = cardLesson(card)
  return (
    <div aria-live="polite">
      {isMet(card) ? (
        <Note tone="ok" icon={<IconSchool size={20} aria-hidden />}>
          <Text component="p" fw={600}>
            {t('card.passed')}
          </Text>
          {lesson ? <p>{lesson}</p> : null}
        </Note>
      ) : null}
    </div>
  )
}

function OneCard(page: OfCard) {
  const { t } = useTranslation('erp')
  const { run, view, acts, card } = page
  const isOpen = run.state === 'active'
  const closes =
    card.begunDay !== null &&
    card.statements.some(({ statement }) => statement.form === 'monthClosed')
  const lists = { view, sign: run.sign, code: card.code }
  return (
    <>
      <Stack gap="sm">
        <CardHead run={run} card={card} />
        {card.round > 1 ? <Note>{t('card.reset')}</Note> : null}
        <Lesson card={card} />
      </Stack>
      <Columns widths="minmax(0, 3fr) minmax(0, 2fr)" from="md">
        <Stack gap="md">
          <Story {...page} />
          {card.begunDay === null ? null : <CardPapers {...lists} isOpen={isOpen} />}
          {closes ? <MonthClose run={run} view={view} acts={acts} card={card.code} /> : null}
          <CardDocuments {...lists} />
        </Stack>
        <Stack gap="md">
          <MustBeTrue view={view} card={card} />
          {card.begunDay === null ? null : <Hints card={card} acts={acts} isOpen={isOpen} />}
        </Stack>
      </Columns>
    </>
  )
}

/**
 * PRC-046, PRC-047, PRC-223: the page of one card: story, papers, and the statements that must be
 * true at the end.
 */
export function CardPage(page: ErpPageProps) {
  const { t } = useTranslation('erp')
  const { id } = useSearch({ from: paths.erpPart })
  const card = page.view.cards.find(({ code }) => code === id)
  return card ? (
    <OneCard key={card.code} {...page} card={card} />
  ) : (
    <EmptyState
      level={1}
      title={t('card.unknown')}
      action={
        <Button component={SiteLink} {...practiceLinks.erp(page.run.sign, 'cards')}>
          {t('card.back')}
        </Button>
      }
    />
  )
}
